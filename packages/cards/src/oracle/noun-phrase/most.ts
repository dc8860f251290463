import type { Amount, Condition, Filter, PlayerSelector } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"
import { condition, player } from "../oracle.ts"

// The player who has the most of something, if one has more than each other player.

const PLAYERS: PlayerSelector = { who: "players" }
const THEY: PlayerSelector = { who: "bound", name: "player" }

/** Those players with whom the number is greatest. */
function most(each: Amount): PlayerSelector {
  const greatest: Amount = { n: "overPlayers", of: PLAYERS, each, fold: "greatest" }
  return { who: "such", of: PLAYERS, that: { if: "compare", left: each, op: ">=", right: greatest } }
}

const only = (each: Amount): Condition => ({
  if: "compare",
  left: { n: "countPlayers", of: most(each) },
  op: "=",
  right: 1,
})
const controlled: Amount = {
  n: "count",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: THEY }] },
}
for (const [asked, said, each] of [
  ["has more life", "with the most life", { n: "life", of: THEY }],
  ["has more cards in hand", "who has the most cards in hand", { n: "handSize", of: THEY }],
  ["controls more {t:plain things}", "who controls the most {t:plain things}", controlled],
] as const) {
  condition(`a player ${asked} than each other player`, only(each))
  player(`the player ${said}`, most(each))
}
