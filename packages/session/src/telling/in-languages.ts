import { LANGUAGES, type Language } from "@apnap/words"
import type { Sentences } from "../protocol/sentences.ts"

/** A sentence in every language; null if it is missing in one. */
export function inLanguages(say: (language: Language) => string | null): Sentences | null {
  const said = LANGUAGES.map((language) => [language, say(language)] as const)
  return said.some(([, text]) => text === null) ? null : (Object.fromEntries(said) as Sentences)
}
