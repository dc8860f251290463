/** Approximate limit of waiting tables; faster updates are merged. */
const MOST = 60

/** A delayed message about a table: where its log begins. */
interface Told {
  readonly logFrom: number
}

/** Tables sent to somebody after a delay, in order. Times are milliseconds. */
export class Later<T extends Told> {
  readonly #tell: (table: T) => void
  #waiting: { table: T; since: number }[] = []
  #delay = 0

  constructor(tell: (table: T) => void) {
    this.#tell = tell
  }

  /** The waiting table that the next one replaces, because it came shortly before; null if none. Its log entries must be sent again. */
  replaced(): T | null {
    const last = this.#waiting.at(-1)
    return last !== undefined && performance.now() - last.since < this.#delay / MOST ? last.table : null
  }

  /** Sends a table after `delay` milliseconds or slightly more; without a delay at once, after flushing those still waiting. */
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

  /** Does nothing if an undelayed table has already flushed the queue. */
  #tellOldest(): void {
    const next = this.#waiting.shift()
    if (next !== undefined) this.#tell(next.table)
  }
}
