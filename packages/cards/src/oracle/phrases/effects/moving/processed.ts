import type { Amount, Effect } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { cost, does } from "../../../oracle.ts"

// Opponents' exiled cards put into their graveyards.

const processed = (count?: Amount): Effect => ({
  do: "move",
  what: {
    sel: "choose",
    filter: { is: "ownedBy", player: { who: "opponents" } },
    zone: "exile",
    ...(count !== undefined && { count }),
  },
  to: "graveyard",
})
does("put(s) a card a opponent owns from exile into that player 's graveyard", processed())
does(
  "put(s) {n:number} cards your opponents own from exile into their owners ' graveyards",
  processed($<Amount>("n")),
)
cost("put a card a opponent owns from exile into that player 's graveyard", {
  pay: "do",
  effect: processed(),
})
