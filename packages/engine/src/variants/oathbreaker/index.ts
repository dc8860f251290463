import { prepareCommanders } from "../commander/index.ts"
import type { Variant } from "../variant.ts"
import { checkOathbreakerDeck } from "./deck.ts"
import "./signature-spell.ts"
import "./zones.ts"

/**
 * A planeswalker leads a deck of sixty, with a signature spell. This variant is not in the Comprehensive Rules: it uses the rules of
 * Commander (903) with the changes in this room.
 */
export const OATHBREAKER: Variant = {
  name: "oathbreaker",
  rule: "903",
  since: "2020-07-03",
  kind: "casual",
  options: () => ({ startingLife: 20 }),
  checkDecks: ({ players }) => players.forEach(checkOathbreakerDeck),
  prepare: prepareCommanders,
}
