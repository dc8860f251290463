import { of } from "./french/names.ts"
import type { Language } from "./language.ts"

/** The name of an emblem after its source object: an emblem has no name of its own (114.3). */
const FROM = /^Emblem (.+)$/

/** The name of the emblem's source object; null for one with another name, such as the Ring. */
export function emblemSource(name: string): string | null {
  return FROM.exec(name)?.[1] ?? null
}

/** An emblem's name as a title: "Emblem Elspeth", "Emblème d’Elspeth". */
export function emblemName(name: string, language: Language): string {
  const source = emblemSource(name)
  return source === null || language === "en" ? name : `Emblème ${of(source)}`
}
