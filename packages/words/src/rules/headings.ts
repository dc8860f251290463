import type { Language } from "../language.ts"
import { rowsOf } from "../rows.ts"
import { HEADINGS } from "./sections/headings.ts"

const titles: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(
  rowsOf(HEADINGS).map(([chapter, en, fr]) => [chapter, { en, fr }]),
)

/** All titled chapters, in order. */
export const CHAPTERS: readonly string[] = [...titles.keys()]

/** The title of a chapter of the rules, such as "Declare attackers step" for 508; null if there is none. */
export function heading(chapter: string, language: Language): string | null {
  return titles.get(chapter)?.[language] ?? null
}
