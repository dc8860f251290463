/** A text that takes more steps to read than any supported text. */
export class TooLong extends Error {}

/**
 * Steps allowed for one text, both to read it and to spell its data. Card texts use at most a tenth of the budget; without
 * it, nested phrases in which each word doubles the alternatives would run all day.
 */
export class Budget {
  #left: number

  constructor(steps: number) {
    this.#left = steps
  }

  /** Spends steps; throws `TooLong` when the budget runs out. */
  spend(steps = 1): void {
    this.#left -= steps
    if (this.#left < 0) throw new TooLong()
  }
}
