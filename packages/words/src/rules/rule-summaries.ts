import type { Language } from "../language.ts"
import { rowsOf } from "../rows.ts"

/** Summaries of rules, read from the lines of one or more sections. */
export class RuleSummaries {
  /** The summary in each language, by a current rule's number or an obsolete rule's key: "704.5j@2011-09-30". */
  readonly #words: ReadonlyMap<string, Readonly<Record<Language, string>>>

  constructor(sections: readonly string[]) {
    this.#words = new Map(sections.flatMap(rowsOf).map(([rule, en, fr]) => [rule, { en, fr }]))
  }

  /** All rules that have a summary here, in order. */
  get rules(): readonly string[] {
    return [...this.#words.keys()]
  }

  /** The rule's one-line summary in our own words; null if there is none here. */
  summary(rule: string, language: Language): string | null {
    return this.#words.get(rule)?.[language] ?? null
  }

  /** The lettered rules below a rule, in order: for 508.1, 508.1a to 508.1m. */
  subRules(rule: string): readonly string[] {
    return this.rules.filter(
      (one) => one.length === rule.length + 1 && one.startsWith(rule) && /[a-z]$/.test(one),
    )
  }
}
