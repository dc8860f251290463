import type { Game, Refused } from "@apnap/engine"
import { type Language, optionIn } from "@apnap/words"
import { actionWords } from "../../play/action-words.ts"

/** The attempted action in words, with the unpayable optional cost if that is what was refused. */
export function attemptWords(game: Game, { action, cost }: Refused, language: Language): string {
  const words = actionWords(game, action, language)
  return cost === undefined ? words : `${words}, ${optionIn(cost, language)}`
}
