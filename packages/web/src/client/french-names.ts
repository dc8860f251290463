import { learnFrenchNames } from "../words/card-names.ts"
import { spoken } from "../words/index.ts"
import { ask } from "./library.ts"
import { useOwnCards } from "./own-cards.ts"

let learned = 0

/** Learns the French names that the person's file has, when French is spoken; once for the cards that are kept now. */
export async function fetchFrenchNames(): Promise<void> {
  const { cards } = useOwnCards.getState()
  if (spoken() !== "fr" || cards === learned) return
  learned = cards
  // Without the worker names stay English.
  learnFrenchNames(cards === 0 ? [] : await ask({ request: "french" }).catch(() => []))
}
