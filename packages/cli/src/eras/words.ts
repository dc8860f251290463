import type { Language } from "@apnap/words"

interface EraWords {
  colon: string
  outcomes: (outcomes: number, rulesets: number) => string
  span: (first: string, last: string) => string
  expected: string
  unexpected: string
  unsupported: string
  change: (before: string, after: string) => string
  alike: (one: string, other: string) => string
  noKnob: string
  unlike: (name: string) => string
}

/** Fixed phrases of `apnap eras`. */
export const ERA_WORDS: Readonly<Record<Language, EraWords>> = {
  en: {
    colon: ": ",
    outcomes: (outcomes, rulesets) =>
      outcomes === 1
        ? `The same outcome under all ${rulesets} rulesets`
        : `${outcomes} outcomes under ${rulesets} rulesets`,
    span: (first, last) => `${first} to ${last}`,
    expected: "as the scenario says",
    unexpected: "not as the scenario says",
    unsupported: "cannot be played",
    change: (before, after) => `From ${before} to ${after}:`,
    alike: (one, other) => `${one} and ${other} say the same`,
    noKnob: "no knob decides: what is new came with the day",
    unlike: (name) => `Only in ${name}:`,
  },
  fr: {
    colon: "\u202f: ",
    outcomes: (outcomes, rulesets) =>
      outcomes === 1
        ? `La même issue sous les ${rulesets} versions des règles`
        : `${outcomes} issues sous ${rulesets} versions des règles`,
    span: (first, last) => `de ${first} à ${last}`,
    expected: "comme le dit le scénario",
    unexpected: "autrement que ne le dit le scénario",
    unsupported: "ne peut pas être joué",
    change: (before, after) => `De ${before} à ${after}\u202f:`,
    alike: (one, other) => `${one} et ${other} disent la même chose`,
    noKnob: "aucun réglage ne décide\u202f: la nouveauté est venue ce jour-là",
    unlike: (name) => `Seulement en ${name}\u202f:`,
  },
}
