import type { Change, Effect, Selector } from "@apnap/engine"
import { asObject } from "../../../discourse/surface.ts"
import { $ } from "../../../grammar/hole.ts"
import { clause, statics } from "../../../oracle.ts"

// Exiled cards that become foretold, for a given cost or their own (702.143d).

clause(["{what:simple object} becomes foretold"], {
  do: "designate",
  what: $<Selector>("what"),
  as: "foretold",
})
/** Foretell for the card's own mana cost, reduced by this much. */
const reduced = (less: number): Change => ({
  change: "addAbilities",
  abilities: [{ ability: "keyword", keyword: "foretell", cost: [{ pay: "ownManaCost", less }] }],
})
const COSTS = (less: number): Effect => ({
  do: "change",
  what: asObject({ sel: "said" }),
  changes: [reduced(less)],
  duration: "permanent",
})
const GENERIC = /^\{(\d+)\}$/
function lessBy(mana: string): number | undefined {
  const [, less] = GENERIC.exec(mana) ?? []
  return less === undefined ? undefined : Number(less)
}
/** The mana by which the foretell cost that the change gives is reduced. */
function reductionOf(change: Change | undefined): string | undefined {
  const [given] = change?.change === "addAbilities" ? change.abilities : []
  if (given?.ability !== "keyword" || given.keyword !== "foretell") return undefined
  const [part] = given.cost ?? []
  return part?.pay === "ownManaCost" && part.less !== undefined ? `{${part.less}}` : undefined
}
clause.iso(
  "its foretell cost is its mana cost reduced by {m:mana}",
  ({ m }) => {
    const less = lessBy(m)
    return less === undefined ? undefined : COSTS(less)
  },
  (e) => {
    const m = e.do === "change" ? reductionOf(e.changes[0]) : undefined
    return m === undefined ? undefined : { m }
  },
)
statics.iso(
  "each {t:flashback cards} has foretell . its foretell cost is equal to its mana cost reduced by {m:mana}",
  ({ t, m }) => {
    const less = lessBy(m)
    return less === undefined
      ? undefined
      : { static: "modify", what: t as Selector, changes: [reduced(less)] }
  },
  (s) => {
    const m = s.static === "modify" && s.changes.length === 1 ? reductionOf(s.changes[0]) : undefined
    return s.static !== "modify" || m === undefined ? undefined : { t: s.what, m }
  },
)
