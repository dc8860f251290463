import type { Language } from "@apnap/words"

const DAYS: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** A day such as "2004-10-01" in words: in French only the first of a month is an ordinal. */
export function dayIn(date: string, language: Language): string {
  DAYS[language] ??= new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" })
  const text = DAYS[language].format(new Date(date))
  return language === "fr" ? text.replace(/^1 /, "1er ") : text
}
