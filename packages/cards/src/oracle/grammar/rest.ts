import { MOST_NEEDS, type Need, type Needs, type NeedsOf } from "./needs.ts"

/** Where each need is last met in a text, to decide whether what a phrase needs still lies ahead of a place. */
export class Rest {
  /** One past the last place that meets each need, by its id; 0 if none does. Id 0 (no need) is always met. */
  readonly #behind: number[]

  constructor(tokens: readonly string[], needs: NeedsOf) {
    this.#behind = new Array<number>(needs.size).fill(0)
    this.#behind[0] = tokens.length + 1
    for (let at = 0; at < tokens.length; at++)
      for (const { id } of needs.metBy(tokens[at])) this.#behind[id] = at + 1
  }

  /** Whether all of these needs are met from a place on. */
  meets(needs: readonly Need[], at: number): boolean {
    for (const { id } of needs) if (this.#behind[id] <= at) return false
    return true
  }

  /** Whether the list of needs that begins at an index is met from a place on. */
  meetsList(lists: readonly number[], index: number, at: number): boolean {
    return this.#lastOf(lists, index) >= at
  }

  /** Whether all needs of one of the lists are met from a place on. */
  allows(needs: Needs, at: number): boolean {
    if (needs.of !== this) {
      needs.of = this
      needs.last = -1
      needs.tried = 0
    }
    const { lists } = needs
    while (needs.last < at && needs.tried < lists.length) {
      needs.last = Math.max(needs.last, this.#lastOf(lists, needs.tried))
      needs.tried += MOST_NEEDS
    }
    return at <= needs.last
  }

  #lastOf(lists: readonly number[], index: number): number {
    let behind = this.#behind[lists[index]]
    for (let i = 1; i < MOST_NEEDS && behind > 0; i++)
      behind = Math.min(behind, this.#behind[lists[index + i]])
    return behind - 1
  }
}
