import { counterName } from "@apnap/cards/french/lexicon"
import { counters as english } from "./english/actions.ts"
import { counters as french } from "./french/actions.ts"
import type { Language } from "./language.ts"

const COUNTERS = { en: english, fr: french } as const

/** A number of counters of a kind, as a noun phrase: "2 +1/+1 counters", "un marqueur « temps »". */
export function counterNoun(detail: string, amount: number, language: Language): string {
  return COUNTERS[language]({ detail, amount })
}

/** A kind of counter by itself: "loyalty", « loyauté ». */
export function counterKind(kind: string, language: Language): string {
  return language === "fr" ? counterName(kind) : kind
}
