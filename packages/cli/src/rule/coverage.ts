import { readFileSync } from "node:fs"
import type { Language } from "@apnap/words"
import { HOME } from "../home.ts"

/** How many numbered rules are proven by tests, covered elsewhere, and open. */
export interface RuleCoverage {
  total: number
  proven: number
  elsewhere: number
  open: number
}

type State = Exclude<keyof RuleCoverage, "total">
/** A rule's state, and where it is proven or covered, or why it is open. */
type Entry = readonly [state: State, ...more: string[]]

type Book = Readonly<Record<string, Entry>>

/** The list that `npm run rules` writes. */
function readBook(): Book {
  return JSON.parse(readFileSync(new URL("data/rule-book.json", HOME), "utf8"))
}

let book: Book | undefined

function ruleBook(): Book {
  book ??= readBook()
  return book
}

export function ruleCoverage(): RuleCoverage {
  const counts = { total: 0, proven: 0, elsewhere: 0, open: 0 }
  for (const [state] of Object.values(ruleBook())) {
    counts.total++
    counts[state]++
  }
  return counts
}

const WORDS: Readonly<Record<Language, (c: RuleCoverage) => string>> = {
  en: (c) =>
    `Of ${c.total} numbered rules ${c.proven} are proven by a test that notices when their code is broken, ${c.elsewhere} are covered by another rule, ${c.open} are open.`,
  fr: (c) =>
    `Sur ${c.total} règles numérotées, ${c.proven} sont prouvées par un test qui remarque leur code cassé, ${c.elsewhere} sont traitées par une autre règle, ${c.open} sont ouvertes.`,
}

/** The counts in a sentence. */
export function coverageText(language: Language): string {
  return WORDS[language](ruleCoverage())
}

const STATES: Readonly<Record<Language, Readonly<Record<State, (more: readonly string[]) => string>>>> = {
  en: {
    proven: ([title]) => `Proven: "${title}" notices when its code is broken.`,
    elsewhere: ([rule]) => `Covered elsewhere: ${rule} has the code.`,
    open: ([why]) => `Open: ${why}.`,
  },
  fr: {
    proven: ([title]) => `Prouvée : « ${title} » remarque son code cassé.`,
    elsewhere: ([rule]) => `Traitée ailleurs : ${rule} a le code.`,
    open: ([why]) => `Ouverte : ${why}.`,
  },
}

/** The rule's coverage in one line; none for anything but a current numbered rule. */
export function stateLines(rule: string, language: Language): string[] {
  const entry = ruleBook()[rule]
  if (entry === undefined) return []
  const [state, ...more] = entry
  return [STATES[language][state](more)]
}
