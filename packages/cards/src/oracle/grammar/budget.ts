/** A text that would take more steps to read than any that is understood. */
export class TooLong extends Error {}

/**
 * How many steps may be taken for one text, in reading it and in spelling its data. Texts of cards take a tenth of it at most; nestings in which each
 * word doubles the ways to go on would take all day.
 */
export class Budget {
  #left: number

  constructor(steps: number) {
    this.#left = steps
  }

  /** Takes so many steps; throws `TooLong` when they are not left. */
  spend(steps = 1): void {
    this.#left -= steps
    if (this.#left < 0) throw new TooLong()
  }
}
