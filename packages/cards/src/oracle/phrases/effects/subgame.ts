import type { Effect } from "@apnap/engine"
import { clause } from "../../oracle.ts"

// A subgame, and what happens to players who don't win it (729).

const PLAYER = { who: "bound", name: "player" } as const
const LOSERS = { who: "otherThan", than: { who: "bound", name: "winners" } } as const
const LOSE_HALF: Effect = {
  do: "loseLife",
  amount: { n: "half", of: { n: "life", of: PLAYER }, round: "up" },
  player: PLAYER,
  bind: "life",
}

clause(
  "players play a magic subgame , using their libraries as their decks . each player who doesn't win the subgame loses half their life , rounded up",
  { do: "subgame", then: { do: "forEachPlayer", of: LOSERS, effect: LOSE_HALF } },
)
