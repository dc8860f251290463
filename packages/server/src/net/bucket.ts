/** A token bucket: allows bursts up to a maximum, and so many per second in the long run. Times are milliseconds. */
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

  /** Takes `cost` tokens; if there are too few, takes nothing and returns false. */
  take(cost: number, now: number): boolean {
    this.#fill(now)
    if (this.#has < cost) return false
    this.#has -= cost
    return true
  }

  /** Takes `cost` tokens even if there are too few: then nothing more can be taken until they have come in. */
  charge(cost: number, now: number): void {
    this.#fill(now)
    this.#has -= cost
  }

  #fill(now: number): void {
    if (this.#since > 0)
      this.#has = Math.min(this.#most, this.#has + ((now - this.#since) / 1000) * this.#perSecond)
    this.#since = now
  }

  /** Whether it is full, so that it need not be remembered. */
  isFull(now: number): boolean {
    return this.#has + ((now - this.#since) / 1000) * this.#perSecond >= this.#most
  }
}
