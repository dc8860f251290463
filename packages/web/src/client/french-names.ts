import { useEffect } from "react"
import { learnNames } from "../words/card-names.ts"
import { spoken } from "../words/index.ts"
import { useLanguage } from "../words/use-words.ts"
import { ask } from "./library.ts"
import { useOwnCards } from "./own-cards.ts"

let learned = 0

/** Loads the French card names from the person's file if French is spoken; once per set of stored cards. */
async function fetchFrenchNames(): Promise<void> {
  const { cards } = useOwnCards.getState()
  if (spoken() !== "fr" || cards === learned) return
  learned = cards
  // If the worker fails, names stay English.
  learnNames(cards === 0 ? [] : await ask({ request: "french" }).catch(() => []))
}

/** A screen that shows card names has them learned, also when the language or the stored cards change. */
export function useFrenchNames(): void {
  const language = useLanguage()
  const cards = useOwnCards((s) => s.cards)
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are learned for the language and the cards of now
  useEffect(() => void fetchFrenchNames(), [language, cards])
}
