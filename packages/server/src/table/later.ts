/** About so many tables wait at most; what comes faster than that is told together. */
const MOST = 60

/** What may be told late of a table: where its log begins. */
interface Told {
  readonly logFrom: number
}

/** Tables that are told to somebody after a delay, in their order. Times are milliseconds. */
export class Later<T extends Told> {
  readonly #tell: (table: T) => void
  #waiting: { table: T; since: number }[] = []
  #delay = 0

  constructor(tell: (table: T) => void) {
    this.#tell = tell
  }

  /** The table that the next one is told instead of, because it came shortly before; null for none. Its log is to be told again. */
  replaced(): T | null {
    const last = this.#waiting.at(-1)
    return last !== undefined && performance.now() - last.since < this.#delay / MOST ? last.table : null
  }

  /** Tells a table after so many milliseconds, or a little more; without a delay at once, and all that still waited before it. */
  tell(table: T, delay: number): void {
    this.#delay = delay
    const last = this.#waiting.at(-1)
    if (last !== undefined && this.replaced()?.logFrom === table.logFrom) last.table = table
    else this.#push(table, delay)
    if (delay === 0) while (this.#waiting.length > 0) this.#tellOldest()
  }

  #push(table: T, delay: number): void {
    this.#waiting.push({ table, since: performance.now() })
    if (delay > 0) setTimeout(() => this.#tellOldest(), delay + delay / MOST).unref()
  }

  /** Nothing, where all that waited has been told because there is no delay any more. */
  #tellOldest(): void {
    const next = this.#waiting.shift()
    if (next !== undefined) this.#tell(next.table)
  }
}
