import type { Outcome } from "@apnap/scenarios"
import type { Language } from "@apnap/words"

/** How a scenario ended, in words. */
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

/** Before a decision of the scenario for which nobody asked. */
export const UNUSED: Readonly<Record<Language, string>> = { en: "unused", fr: "inutilisé" }

/** Before the position in which it ended. */
export const ENDS_WITH: Readonly<Record<Language, string>> = {
  en: "The position it comes to",
  fr: "La position à laquelle on arrive",
}

/** A colon as the language sets it. */
export const COLON: Readonly<Record<Language, string>> = { en: ":", fr: "\u202f:" }
