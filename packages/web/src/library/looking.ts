import { breathe } from "./breathe.ts"
import { compiledOf, type Entry } from "./library.ts"

/** Determines in idle time how far each card is understood. */
export class Looking {
  readonly #entries: readonly Entry[]
  #at = 0
  #stopped = false

  constructor(entries: readonly Entry[]) {
    this.#entries = entries
    void this.#look()
  }

  /** Progress from 0 to 1. */
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
      // Discarded: the compiled forms of all cards would take too much memory.
      entry.compiled = null
      await breath()
    }
  }
}
