import type { CardDefinition } from "@apnap/engine"
import { frenchText } from "./print.ts"

/** A rule of the English grammar without French, the number of lines that use it, and of those that lack nothing else. */
export interface MissingRule {
  rule: string
  lines: number
  solely: number
}

export interface FrenchReport {
  /** Lines that print in English; `french` of them also print in French. */
  lines: number
  french: number
  /** Sorted by the number of lines each alone keeps in English. */
  missing: MissingRule[]
}

/** Counts how many lines of cards print in French. */
export class FrenchCoverage {
  #lines = 0
  #french = 0
  readonly #missing = new Map<string, MissingRule>()

  add({ faces }: CardDefinition): void {
    for (const face of faces)
      for (const ability of face.abilities ?? []) {
        const printed = frenchText(ability, face)
        if (printed === undefined) continue
        this.#lines++
        if ("text" in printed) this.#french++
        else this.#miss(printed.missing)
      }
  }

  #miss(rules: readonly string[]): void {
    for (const rule of rules) {
      const entry = this.#missing.get(rule) ?? { rule, lines: 0, solely: 0 }
      entry.lines++
      if (rules.length === 1) entry.solely++
      this.#missing.set(rule, entry)
    }
  }

  report(): FrenchReport {
    const missing = [...this.#missing.values()].sort((a, b) => b.solely - a.solely || b.lines - a.lines)
    return { lines: this.#lines, french: this.#french, missing }
  }
}
