import type { Effect, PlayerSelector } from "@apnap/engine"
import { inPlaceOf } from "../../../discourse/nodes.ts"
import { same } from "../../../grammar/hole.ts"
import { clause, event, ORACLE } from "../../../oracle.ts"

// "Each opponent attacking that player does the same": other players repeat what one did.

event("enchanted player is attacked", { on: "attackers", by: { who: "players" }, whom: { who: "enchanted" } })

/** Opponents who control a creature attacking the enchanted player. */
const ATTACKING: PlayerSelector = {
  who: "such",
  of: { who: "opponents" },
  that: {
    if: "exists",
    filter: {
      is: "and",
      of: [
        { is: "attacking", whom: { who: "enchanted" } },
        { is: "controlledBy", player: { who: "bound", name: "player" } },
      ],
    },
  },
}
const YOU_TOO: PlayerSelector = { who: "union", of: [{ who: "you" }, ATTACKING] }
clause.iso(
  "{e:own deed} . each opponent attacking that player does the same",
  ({ e }) => inPlaceOf({ ...(e as Effect), player: YOU_TOO } as Effect, e as Effect),
  (effect) => {
    const { player, ...e } = effect as Effect & { player?: PlayerSelector }
    return same(player, YOU_TOO) ? { e } : undefined
  },
)

ORACLE.symbol("own deed").handwritten = {
  read: (reader, at) =>
    [...reader.read("does", at), ...(reader.tokens[at] === "you" ? reader.read("does", at + 1) : [])].filter(
      (r) => (r.value as Effect).do !== "sequence",
    ),
  spell: (value) => [[{ symbol: "does", value }], ["you", { symbol: "does", value }]],
}
