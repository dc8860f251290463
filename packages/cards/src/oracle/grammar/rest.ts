import type { Need, Needs } from "./needs.ts"

/** The words of a text and where each stands last: whether what is needed stands behind a place. */
export class Rest {
  readonly #last = new Map<string, number>()

  constructor(tokens: readonly string[]) {
    for (const [at, word] of tokens.entries()) this.#last.set(word, at)
  }

  /** Whether each of these needs is met from a place on. */
  meets(needs: readonly Need[], at: number): boolean {
    for (const need of needs) if (this.#lastOf(need) < at) return false
    return true
  }

  /** Whether all needs of one of the lists are met from a place on. */
  allows(needs: Needs, at: number): boolean {
    if (needs.of !== this) {
      needs.of = this
      needs.last = -1
      needs.tried = 0
    }
    while (needs.last < at && needs.tried < needs.lists.length)
      needs.last = Math.max(needs.last, this.#lastOfAll(needs.lists[needs.tried++]))
    return at <= needs.last
  }

  #lastOfAll(needs: readonly Need[]): number {
    let last = Number.POSITIVE_INFINITY
    for (const need of needs) last = Math.min(last, this.#lastOf(need))
    return last
  }

  #lastOf(need: Need): number {
    if (need.of !== this) {
      need.of = this
      need.last = -1
      for (const word of need.words) need.last = Math.max(need.last, this.#last.get(word) ?? -1)
    }
    return need.last
  }
}
