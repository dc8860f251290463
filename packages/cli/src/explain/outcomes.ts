import type { Outcome } from "@apnap/scenarios"
import type { Language } from "@apnap/words"

/** A scenario's outcome in words. */
export const OUTCOMES: Readonly<Record<Language, Readonly<Record<Outcome, string>>>> = {
  en: {
    passed: "passed",
    failed: "failed",
    unsupported: "unsupported",
    disputed: "disputed",
  },
  fr: {
    passed: "réussi",
    failed: "échoué",
    unsupported: "non géré",
    disputed: "contesté",
  },
}

/** Label of a scripted decision that nothing asked for. */
export const UNUSED: Readonly<Record<Language, string>> = { en: "unused", fr: "inutilisé" }

/** Label of the final position. */
export const ENDS_WITH: Readonly<Record<Language, string>> = {
  en: "The position it comes to",
  fr: "La position à laquelle on arrive",
}

/** A colon with the language's spacing. */
export const COLON: Readonly<Record<Language, string>> = { en: ":", fr: "\u202f:" }
