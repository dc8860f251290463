import type { Effect, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $ } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

// Exiled cards that become foretold, for a given cost or their own (702.143d).

clause(["{what:simple object} becomes foretold"], {
  do: "designate",
  what: $<Selector>("what"),
  as: "foretold",
})
const COSTS = (less: number): Effect => ({
  do: "change",
  what: asObject({ sel: "said" }),
  changes: [
    {
      change: "addAbilities",
      abilities: [{ ability: "keyword", keyword: "foretell", cost: [{ pay: "ownManaCost", less }] }],
    },
  ],
  duration: "permanent",
})
const GENERIC = /^\{(\d+)\}$/
clause.iso(
  "its foretell cost is its mana cost reduced by {m:mana}",
  ({ m }) => {
    const [, less] = GENERIC.exec(m) ?? []
    return less === undefined ? undefined : COSTS(Number(less))
  },
  (e) => {
    const [change] = e.do === "change" ? e.changes : []
    const [given] = change?.change === "addAbilities" ? change.abilities : []
    if (given?.ability !== "keyword" || given.keyword !== "foretell") return undefined
    const [part] = given.cost ?? []
    return part?.pay === "ownManaCost" && part.less !== undefined ? { m: `{${part.less}}` } : undefined
  },
)
