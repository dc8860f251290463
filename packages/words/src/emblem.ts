import { of } from "./french/names.ts"
import type { Language } from "./language.ts"

/** What an emblem is called that names the object it came from: an emblem has no name of its own (114.3). */
const FROM = /^Emblem (.+)$/

/** The name of the object that the emblem came from; null for one that is called otherwise, such as the Ring. */
export function emblemSource(name: string): string | null {
  return FROM.exec(name)?.[1] ?? null
}

/** What an emblem is called as a title: "Emblem Elspeth", "Emblème d’Elspeth". */
export function emblemName(name: string, language: Language): string {
  const source = emblemSource(name)
  return source === null || language === "en" ? name : `Emblème ${of(source)}`
}
