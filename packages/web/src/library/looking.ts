import { breathe } from "./breathe.ts"
import { compiledOf, type Entry } from "./library.ts"

/** Looks, while nothing else is asked, how each card is understood. */
export class Looking {
  readonly #entries: readonly Entry[]
  #at = 0
  #stopped = false

  constructor(entries: readonly Entry[]) {
    this.#entries = entries
    void this.#look()
  }

  /** How much has been looked at, from 0 to 1. */
  get done(): number {
    return this.#entries.length === 0 ? 1 : this.#at / this.#entries.length
  }

  stop(): void {
    this.#stopped = true
  }

  async #look(): Promise<void> {
    const breath = breathe()
    for (; this.#at < this.#entries.length && !this.#stopped; this.#at++) {
      const entry = this.#entries[this.#at]
      if (entry.search.share === null) compiledOf(entry)
      // What was made of all cards together is more than a page should hold.
      entry.compiled = null
      await breath()
    }
  }
}
