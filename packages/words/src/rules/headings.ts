import type { Language } from "../language.ts"
import { HEADINGS } from "./sections/headings.ts"

/** All chapters that have a title, in order. */
export const CHAPTERS: readonly string[] = HEADINGS.trim()
  .split("\n")
  .map((line) => line.slice(0, 3))

/** The title of a chapter of the rules, as "Declare attackers step" of 508; null where there is no such chapter. */
export function heading(chapter: string, language: Language): string | null {
  const line = HEADINGS.split("\n").find((text) => text.startsWith(`${chapter}\t`))
  if (line === undefined) return null
  const [, en, fr] = line.split("\t")
  return { en, fr }[language]
}
