import type { Amount, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $ } from "../../grammar/hole.ts"
import { quantity } from "../../oracle.ts"
import { LOOP } from "../effects/repeating/doers.ts"

// The greatest number among players: "the greatest number of cards a player discarded this way".

const most = (of: PlayerSelector, each: Amount): Amount => ({ n: "overPlayers", of, each, fold: "greatest" })

for (const [who, of] of [
  ["a player", { who: "players" }],
  ["a opponent", { who: "opponents" }],
] as const)
  quantity(
    `the greatest number of {t:plain things} ${who} controls`,
    most(of, {
      n: "count",
      filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: LOOP }] },
    }),
  )
const discarded = (of: Selector): Amount =>
  most(
    { who: "players" },
    { n: "countOf", of: { sel: "filtered", of, filter: { is: "ownedBy", player: LOOP } } },
  )
quantity.iso(
  "the greatest number of cards a player discarded this way",
  () => discarded(asObject({ sel: "said", plural: true, how: "discarded" })),
  (n) => {
    const of =
      typeof n === "object" && n.n === "overPlayers" && typeof n.each === "object" ? n.each : undefined
    return of?.n === "countOf" && of.of.sel === "filtered" && of.of.filter.is === "ownedBy" ? {} : undefined
  },
)
