import type { Effect, Filter } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

// Cards from outside the game (400.11b): in a tournament, the sideboard.

const fetched = (reveal: boolean): Effect => ({
  do: "may",
  effect: {
    do: "search",
    zone: "outside",
    filter: $<Filter>("t"),
    count: 1,
    ...(reveal && { reveal }),
    to: "hand",
  },
})
clause(
  "you may reveal a {t:card thing} you own from outside the game and put it into your hand",
  fetched(true),
)
clause("you may put a {t:card thing} you own from outside the game into your hand", fetched(false))
