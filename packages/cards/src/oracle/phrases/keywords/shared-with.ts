import { CARD_TYPES, type CardType, type Filter, type Selector } from "@apnap/engine/language"
import { $, same } from "../../grammar/hole.ts"
import { condition, ORACLE, post } from "../../oracle.ts"
import { withOther, withoutOther } from "../objects/other.ts"
import type { Things } from "../objects/things.ts"

// Something in common with one of several objects: "with the same name as a card in your graveyard".

/** The words and the quality they state. */
const SHARED: readonly (readonly [words: string, of: (all: Selector) => Filter])[] = [
  ["with the same name as", (all) => ({ is: "sharesName", with: all })],
  ["that has|have the same name as", (all) => ({ is: "sharesName", with: all })],
  ["that doesn't|don't have the same name as", (all) => ({ is: "not", of: { is: "sharesName", with: all } })],
  ["that share(s) a color with", (all) => ({ is: "sharesColor", with: all })],
  ["that share(s) a creature type with", (all) => ({ is: "sharesType", with: all, kind: "creature" })],
  [
    "that doesn't|don't share a creature type with",
    (all) => ({ is: "not", of: { is: "sharesType", with: all, kind: "creature" } }),
  ],
  ["that share(s) a card type with", (all) => ({ is: "sharesType", with: all, kind: "card" })],
]

function allOf({ filter, kind, zone, of }: Things): Selector | undefined {
  // Cards are outside the battlefield, and the text says where (109.2a).
  if (kind !== (zone === undefined ? undefined : "card")) return undefined
  return { sel: "all", filter, ...(zone && { zone }), ...(of && { of }) }
}

/** The objects, one of which suffices. */
function thingsIn(filter: Filter): Things | undefined {
  const quality = filter.is === "not" ? filter.of : filter
  if (!("with" in quality) || quality.with.sel !== "all") return undefined
  const { filter: those, zone, of } = quality.with
  return { filter: those, ...(zone && { zone, kind: "card" }), ...(of && { of }) }
}

function among(t: Things, of: (all: Selector) => Filter): Filter | undefined {
  const all = allOf(t)
  return all && of(all)
}

function said(f: Filter, of: (all: Selector) => Filter): Things | undefined {
  const t = thingsIn(f)
  return t && same(among(t, of), f) ? t : undefined
}

for (const [words, of] of SHARED) {
  post.iso(
    `${words} a {t:thing}`,
    ({ t }) => among(t, of),
    (f) => {
      const t = said(f, of)
      return t && withoutOther(t) === undefined ? { t } : undefined
    },
  )
  post.iso(
    `${words} another {t:thing}`,
    ({ t }) => among({ ...(t as Things), filter: withOther((t as Things).filter) }, of),
    (f) => {
      const all = said(f, of)
      const t = all && withoutOther(all)
      return t && { t }
    },
  )
}
// "Target artifact or creature and another target permanent that shares one of those types with it."
post("that share(s) one of {y:those types} with {w:simple object}", {
  is: "sharesType",
  with: $<Selector>("w"),
  kind: "card",
  types: $<readonly CardType[]>("y"),
})
/** The card types named before. */
ORACLE.symbol("those types").handwritten = {
  begins: (word) => word === "those",
  read: ({ tokens }, at) => {
    const named = CARD_TYPES.filter((type) => tokens.slice(0, at).includes(type))
    return tokens[at + 1] === "types" && named.length > 1 ? [{ end: at + 2, value: named }] : []
  },
  spell: () => [["those", "types"]],
}
// "If it shares a color with a creature you control."
for (const [words, of] of [
  ["has/have the same name as", SHARED[0][1]],
  ["share(s) a color with", SHARED[3][1]],
  ["share(s) a creature type with", SHARED[4][1]],
] as const)
  condition.iso(
    `{w:object} ${words} a {t:thing}`,
    ({ w, t }) => {
      const filter = among(t, of)
      return filter && { if: "is", of: w, filter }
    },
    (c) => {
      const t = c.if === "is" ? said(c.filter, of) : undefined
      return t && c.if === "is" ? { w: c.of, t } : undefined
    },
  )
