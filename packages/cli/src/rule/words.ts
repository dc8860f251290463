import { CURRENT } from "@apnap/engine"
import type { Language } from "@apnap/words"

interface RuleWords {
  numbers: string
  then: string
  scenarios: string
  span: (number: string, first: string, last: string) => string
  tests: (count: number) => string
  changed: (count: number) => string
  /** Heading of a search's matches, and the note after the first of very many. */
  found: (count: number, asked: string) => string
  more: (count: number) => string
}

/** Fixed phrases of `apnap rule` and `apnap eras`. */
export const RULE_WORDS: Readonly<Record<Language, RuleWords>> = {
  en: {
    numbers: "Numbers by ruleset:",
    then: "In other eras:",
    scenarios: "Scenarios that show it:",
    span: (number, first, last) =>
      `${number}  ${eras(first, last, { today: "today", since: `since ${first}`, in: `in ${first}`, between: `${first} to ${last}` })}`,
    tests: (count) => (count === 0 ? "No test names it." : `${count} ${count === 1 ? "test" : "tests"}:`),
    changed: (count) => `${count} ${count === 1 ? "change" : "changes"}`,
    found: (count, asked) => `${count === 1 ? "1 rule speaks" : `${count} rules speak`} of "${asked}":`,
    more: (count) => `… and ${count} more: say more words`,
  },
  fr: {
    numbers: "Numéros selon les règles :",
    then: "À d’autres époques :",
    scenarios: "Scénarios qui la montrent :",
    span: (number, first, last) =>
      `${number}  ${eras(first, last, { today: "aujourd’hui", since: `depuis ${first}`, in: `en ${first}`, between: `de ${first} à ${last}` })}`,
    tests: (count) =>
      count === 0 ? "Aucun test ne la nomme." : `${count} ${count === 1 ? "test" : "tests"} :`,
    changed: (count) => `${count} ${count < 2 ? "changement" : "changements"}`,
    found: (count, asked) =>
      `${count < 2 ? `${count} règle parle` : `${count} règles parlent`} de «\u202f${asked}\u202f»\u202f:`,
    more: (count) => `… et ${count} de plus\u202f: dites plus de mots`,
  },
}

/** A range of eras in words. The last era is open-ended: today. */
function eras(
  first: string,
  last: string,
  say: { today: string; since: string; in: string; between: string },
) {
  if (last === CURRENT.name) return first === last ? say.today : say.since
  return first === last ? say.in : say.between
}
