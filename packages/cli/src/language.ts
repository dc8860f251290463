import { isLanguage, LANGUAGES, type Language } from "@apnap/words"

/** A language, by its name. */
export function readLanguage(name: string): Language {
  if (!isLanguage(name))
    throw new Error(`cli/language: no language is called "${name}" (known: ${LANGUAGES.join(", ")})`)
  return name
}
