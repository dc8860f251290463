/** The supported languages. */
export const LANGUAGES = ["en", "fr"] as const
export type Language = (typeof LANGUAGES)[number]

/** Whether the text is the name of a language. */
export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}
