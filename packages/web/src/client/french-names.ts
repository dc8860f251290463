import { learnFrenchNames } from "../words/card-names.ts"
import { spoken } from "../words/index.ts"
import { ask } from "./library.ts"
import { useOwnCards } from "./own-cards.ts"

let learned = 0

/** Loads the French card names from the person's file if French is spoken; once per set of stored cards. */
export async function fetchFrenchNames(): Promise<void> {
  const { cards } = useOwnCards.getState()
  if (spoken() !== "fr" || cards === learned) return
  learned = cards
  // If the worker fails, names stay English.
  learnFrenchNames(cards === 0 ? [] : await ask({ request: "french" }).catch(() => []))
}
