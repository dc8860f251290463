import type { HostedTable } from "./hosted-table.ts"
import type { Showing } from "./showing.ts"

/** Milliseconds between two checks whether slow readers have caught up. */
const SLOW_READERS = 250

/** Waits for what a table does without anybody's input: clocks that run out, something shown for long enough, readers that catch up. */
export class TableTimer {
  readonly #table: HostedTable
  readonly #showing: Showing
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: HostedTable, showing: Showing) {
    this.#table = table
    this.#showing = showing
  }

  /** Sets the timer for the next such event, if there is one. */
  set(): void {
    this.clear()
    const table = this.#table
    const { now, audience, clocks } = table
    const clock = table.state === "playing" ? clocks.next(now) : null
    const { until } = this.#showing
    const shown = until === null ? Number.POSITIVE_INFINITY : until - now
    const slow = audience.hasSlowReader ? SLOW_READERS : Number.POSITIVE_INFINITY
    const within = Math.min(clock?.within ?? Number.POSITIVE_INFINITY, shown, slow)
    if (table.isClosed || within === Number.POSITIVE_INFINITY) return
    this.#timer = setTimeout(
      () => {
        table.do(() => this.#onTime()).catch((error: unknown) => table.reportUnforeseen(error))
      },
      Math.max(1, within),
    )
    this.#timer.unref()
  }

  clear(): void {
    clearTimeout(this.#timer)
  }

  /** 104.3: a player whose time for the game has run out loses it; for a decision, the quietest answer is given. */
  #onTime(): void {
    const { now, state, clocks, running, seating } = this.#table
    const next = state === "playing" ? clocks.next(now) : null
    if (next === null || next.within > 0 || running === null) return
    if (seating.choice.clock.clock === "game") return running.concede(next.seat)
    try {
      running.answerQuietly(next.seat)
    } catch {
      running.concede(next.seat)
    }
    clocks.answered(next.seat, this.#table.now)
  }
}
