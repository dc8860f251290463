import type { Condition, Filter, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import type { Context } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"
import { countWay, doneThisWay, saidOfWay, WAYS } from "../amounts/this-way.ts"
import type { Things } from "../objects/things.ts"

// Conditions on objects affected "this way" (608.2c).

type Compared = Extract<Condition, { if: "compare" }>

/** At least one object affected matches. */
function some(things: unknown, how: string): Condition | undefined {
  const left = countWay(things, how)
  return left === undefined ? undefined : { if: "compare", left, op: ">=", right: 1 }
}

/** The objects of such a condition; undefined for other conditions. */
export function askedOf(c: Condition): Selector | undefined {
  if (c.if !== "compare" || c.op !== ">=" || c.right !== 1 || typeof c.left === "number") return undefined
  return c.left.n === "countOf" ? c.left.of : undefined
}

condition.iso(
  [
    "one or more {t:things} are|were {p:way done} this way",
    "at least one {t:thing} is|was {p:way done} this way",
  ],
  ({ t, p }) => some(t, p as string),
  (c) => {
    const of = askedOf(c)
    return of && saidOfWay(of)
  },
)
/** Restricts what several players gave up to your part. */
const OWNED: Filter = { is: "ownedBy", player: { who: "you" } }
const CONTROLLED: Filter = { is: "controlledBy", player: { who: "you" } }
for (const [verbs, how, yours] of [
  ["discard|discarded", "discarded", OWNED],
  ["sacrifice|sacrificed", "sacrificed", CONTROLLED],
  ["exile|exiled", "exiled", undefined],
  ["reveal|revealed", "revealed", undefined],
  ["mill|milled", "milled", OWNED],
] as const)
  condition.iso(
    `you ${verbs} a {t:thing} this way`,
    ({ t }) => some(yours === undefined ? t : restricted(t as Things, yours), how),
    (c) => {
      const of = askedOf(c)
      const said = of && saidOfWay(of)
      if (said === undefined || (WAYS.includes(said.p) && said.p !== how)) return undefined
      const t = yours === undefined ? said.t : unrestricted(said.t, yours)
      return t && { t }
    },
  )

function restricted(things: Things, more: Filter): Things {
  return { ...things, filter: { is: "and", of: [things.filter, more] } }
}

function unrestricted(things: Things, more: Filter): Things | undefined {
  const [filter, second, ...rest] = things.filter.is === "and" ? things.filter.of : []
  return filter !== undefined && same(second, more) && rest.length === 0 ? { ...things, filter } : undefined
}

const CARD: Things = { filter: { is: "any" }, kind: "card" }
/** What was put onto the battlefield; says so where the card alone would not. */
const PERMANENT: Things = { filter: { is: "permanent" }, kind: "card" }
// "If you didn't put a card into your hand this way".
for (const [words, how] of [
  ["onto the battlefield", "toBattlefield"],
  ["into your hand", "toHand"],
] as const) {
  const put = (t: unknown, absent?: true): Compared | undefined => {
    const { kind, zone, filter } = t as Things
    const isCard = zone === undefined && (kind === "card" || (how === "toBattlefield" && kind === undefined))
    return isCard
      ? atLeastOne(filter, asObject({ sel: "said", plural: true, how, ...(absent && { absent }) }))
      : undefined
  }
  condition.iso(
    `you put a {t:thing} ${words} this way`,
    ({ t }) => put(t),
    (c, context) => thingsPut(askedOf(c), how, context),
  )
  const card = how === "toHand" ? CARD : PERMANENT
  condition.iso(
    [`you don't put the card ${words}`, `you don't put it ${words}`],
    () => {
      const of = put(card, true)
      return of && { if: "not", of }
    },
    (c, context) =>
      c.if === "not" && same(thingsPut(askedOf(c.of), how, context)?.t.filter, card.filter) ? {} : undefined,
  )
  condition.iso(
    [`you didn't put a {t:thing} ${words} this way`, `you don't put a {t:thing} ${words} this way`],
    ({ t }) => {
      const of = put(t, true)
      return of && { if: "not", of }
    },
    (c, context) => (c.if === "not" ? thingsPut(askedOf(c.of), how, context) : undefined),
  )
}

function atLeastOne(filter: Filter, of: Selector): Compared {
  return { if: "compare", left: { n: "countOf", of: { sel: "filtered", of, filter } }, op: ">=", right: 1 }
}

/** The things put somewhere; what is printed tells a hand from the battlefield. */
function thingsPut(of: Selector | undefined, how: string, context: Context): { t: Things } | undefined {
  if (of?.sel !== "filtered" || of.of.sel !== "bound") return undefined
  if (context.printed === true && context.inHand?.has(of.of.name) !== (how === "toHand")) return undefined
  return { t: { filter: of.filter, kind: "card" } }
}

// Two of them that have something in common.
for (const [words, what] of [
  ["color", "color"],
  ["card type", "cardType"],
] as const) {
  const shared = (t: Things): Condition | undefined => {
    const of = t.kind === "card" ? doneThisWay(t, "milled") : undefined
    return of && { if: "share", of, what }
  }
  condition.iso(
    `two {t:things} that share a ${words} were milled this way`,
    ({ t }) => shared(t),
    (c) => (c.if === "share" && c.what === what ? saidOfWay(c.of) : undefined),
  )
}
/** "If that creature is destroyed this way": the only one that the instruction meant. */
condition.iso(
  "{w:object} is|was {p:way done} this way",
  ({ w, p }) =>
    isThat(w as object)
      ? some({ filter: (w as { noun?: Filter }).noun ?? { is: "any" } }, p as string)
      : undefined,
  (c, { printed }) => {
    const of = printed === true ? undefined : askedOf(c)
    const said = of && saidOfWay(of)
    return said && of?.sel === "lastKnown" ? { w: of.of, p: said.p } : undefined
  },
)
function isThat(node: { sel?: string; plural?: boolean; card?: boolean }): boolean {
  return node.sel === "said" && node.plural !== true && node.card !== true
}
