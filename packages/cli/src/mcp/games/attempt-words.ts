import type { Game, Refused } from "@apnap/engine"
import { type Language, optionIn } from "@apnap/words"
import { actionWords } from "../../play/action-words.ts"

/** What was tried, in words; with the optional cost that can't be paid, where that is what is refused. */
export function attemptWords(game: Game, { action, cost }: Refused, language: Language): string {
  const words = actionWords(game, action, language)
  return cost === undefined ? words : `${words}, ${optionIn(cost, language)}`
}
