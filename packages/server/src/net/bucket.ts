/** Lets so many through at once, and so many a second in the long run. Times are milliseconds. */
export class Bucket {
  readonly #most: number
  readonly #perSecond: number
  #has: number
  #since = 0

  constructor(most: number, perSecond: number) {
    this.#most = most
    this.#perSecond = perSecond
    this.#has = most
  }

  /** Takes as much as something costs; false, and takes nothing, when there is not enough. */
  take(cost: number, now: number): boolean {
    if (this.#since > 0)
      this.#has = Math.min(this.#most, this.#has + ((now - this.#since) / 1000) * this.#perSecond)
    this.#since = now
    if (this.#has < cost) return false
    this.#has -= cost
    return true
  }

  /** Whether it is as full as it gets, so that it need not be remembered. */
  isFull(now: number): boolean {
    return this.#has + ((now - this.#since) / 1000) * this.#perSecond >= this.#most
  }
}
