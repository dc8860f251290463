import { ENGLISH } from "./english/events.ts"
import type { Entry } from "./entry.ts"
import { FRENCH } from "./french/events.ts"
import type { Language } from "./language.ts"

const SENTENCES = { en: ENGLISH, fr: FRENCH } as const

/** The event as one sentence of the language; null for events that need none. */
export function tell(entry: Entry, language: Language): string | null {
  const sentence = SENTENCES[language][entry.kind](entry)
  return sentence === null ? null : capitalised(sentence)
}

/** Capitalizes the first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
