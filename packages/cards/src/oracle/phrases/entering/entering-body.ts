import type { Change, Effect, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { same } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"

// "It becomes your choice of a 3/3 creature or a 2/2 creature with flying": a choice made as it enters is copiable (707.2), like an
// exception when it copies itself (707.9b).

type Body = readonly Change[]
const ADDED = "in addition to its other types"
const list = define<readonly StaticEffect[]>(ORACLE, "static list")
const LISTS = [
  "{a:size or body} or {b:size or body}",
  "{a:size or body} , {b:size or body} , or {c:size or body}",
] as const
for (const [words, turned] of [
  ["as ~ enters ,", false],
  ["as ~ enters or is turned face up ,", true],
] as const)
  for (const bodies of LISTS)
    for (const added of [false, true])
      list.iso(
        `${words} it becomes your choice of ${bodies}${added ? ` ${ADDED}` : ""}`,
        ({ a, b, c }) =>
          statics(
            [a, b, ...(c === undefined ? [] : [c])].map((body) => toBody(body, added)),
            turned,
          ),
        (effects) => {
          const found = bodiesIn(effects)
          if (found === undefined || !same(effects, statics(found, turned))) return undefined
          if ((found.length === 3) !== bodies.includes("{c:")) return undefined
          const said = found.map((body) => fromBody(body, added))
          return said.some((body) => body === undefined)
            ? undefined
            : { a: said[0], b: said[1], ...(said[2] && { c: said[2] }) }
        },
      )

/** A bare size, or what else it becomes. */
ORACLE.symbol("size or body").handwritten = {
  read: (reader, at) => [
    ...reader.read("base size", at).map((r) => ({ end: r.end, value: [r.value] })),
    ...reader.read("becoming body", at),
  ],
  spell: (value) => {
    const body = value as Body
    return body.length === 1
      ? [[{ symbol: "base size", value: body[0] }]]
      : [[{ symbol: "becoming body", value: body }]]
  },
}

/** Types stated to be "in addition" are added (205.1b). */
function toBody(body: Body, added: boolean): Body {
  if (!added) return body
  return body.map((change): Change => {
    if (change.change === "setTypes") return { change: "addTypes", types: change.types }
    if (change.change === "setSubtypes") return { change: "addSubtypes", subtypes: change.subtypes }
    return change
  })
}

function fromBody(body: Body, added: boolean): Body | undefined {
  if (!added) return body
  if (!body.some((change) => change.change === "addTypes")) return undefined
  return body.map((change): Change => {
    if (change.change === "addTypes") return { change: "setTypes", types: change.types }
    if (change.change === "addSubtypes")
      return { change: "setSubtypes", of: "creature", subtypes: change.subtypes }
    return change
  })
}

function statics(bodies: readonly Body[], turned: boolean): readonly StaticEffect[] {
  const becomes = bodies.map((changes) => ({ label: labelOf(changes), changes }))
  const enters: StaticEffect = { static: "enters", what: "self", becomes }
  return turned
    ? [enters, { static: "asTurnedFaceUp", as: { do: "chooseOne", of: becomes.map(option) } }]
    : [enters]
}

/** As it's turned face up, it becomes a copy of itself with these exceptions. */
function option({ label, changes }: { label: string; changes: Body }): { label: string; effect: Effect } {
  return {
    label,
    effect: { do: "becomeCopy", what: { sel: "self" }, of: { sel: "self" }, except: changes },
  }
}

function bodiesIn([first]: readonly StaticEffect[]): readonly Body[] | undefined {
  return first.static === "enters" ? first.becomes?.map(({ changes }) => changes) : undefined
}

/** A label for the choice: "a 2/2 artifact creature with flying". */
function labelOf(body: Body): string {
  const parts = body.map((change) => {
    if (change.change === "setPT") return { size: `${change.power}/${change.toughness}` }
    if (change.change === "setTypes" || change.change === "addTypes") return { types: change.types.join(" ") }
    if ((change.change === "setSubtypes" || change.change === "addSubtypes") && change.subtypes !== "chosen")
      return { kinds: change.subtypes.join(" ") }
    if (change.change !== "addAbilities") return {}
    return { more: change.abilities.map((a) => (a.ability === "keyword" ? a.keyword : "")).join(" and ") }
  })
  const {
    size,
    kinds,
    types = "creature",
    more,
  } = Object.assign({}, ...parts) as Record<string, string | undefined>
  return ["a", size, kinds, types, ...(more ? ["with", more] : [])]
    .filter((word) => word !== undefined)
    .join(" ")
}
