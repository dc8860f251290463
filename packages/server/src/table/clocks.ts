import type { PlayerId } from "@apnap/engine"
import type { ClockChoice, ClockState } from "@apnap/session/protocol"

const SECOND = 1000

/**
 * The remaining time of each seat. It counts down while a seat is waited for; time during which no server hosts the table isn't charged.
 * All times are milliseconds; `now` comes from a monotonic clock.
 */
export class Clocks {
  readonly #choice: ClockChoice
  readonly #left: number[]
  #running: ReadonlySet<PlayerId> = new Set()
  #since = 0

  constructor(choice: ClockChoice, seats: number) {
    this.#choice = choice
    const whole = choice.clock === "off" ? 0 : choice.seconds * SECOND
    this.#left = Array.from({ length: seats }, () => whole)
  }

  get areOff(): boolean {
    return this.#choice.clock === "off"
  }

  /** What each seat has left, to be stored; undefined if no clocks run. */
  left(now: number): readonly number[] | undefined {
    if (this.areOff) return undefined
    this.#settle(now)
    return this.#left.map(Math.round)
  }

  /** Restores the stored times. */
  restore(left: readonly number[] | undefined): void {
    left?.forEach((time, seat) => {
      this.#left[seat] = time
    })
  }

  /** From now on exactly these seats' clocks run. */
  run(seats: readonly PlayerId[], now: number): void {
    if (this.areOff) return
    this.#settle(now)
    // A decision's time starts when it is asked.
    if (this.#choice.clock === "decision")
      for (const seat of seats) if (!this.#running.has(seat)) this.#left[seat] = this.#choice.seconds * SECOND
    this.#running = new Set(seats)
  }

  /** Credits a seat that has answered. */
  answered(seat: PlayerId, now: number): void {
    this.#settle(now)
    if (this.#choice.clock === "game") this.#left[seat] += this.#choice.increment * SECOND
    if (this.#choice.clock === "decision") this.#left[seat] = this.#choice.seconds * SECOND
  }

  /** The seat whose time runs out first, and in how many milliseconds; null if none is running. */
  next(now: number): { seat: PlayerId; within: number } | null {
    this.#settle(now)
    const seats = [...this.#running].sort((a, b) => this.#left[a] - this.#left[b])
    return this.areOff || seats.length === 0
      ? null
      : { seat: seats[0], within: Math.max(0, this.#left[seats[0]]) }
  }

  /** The time of each seat; null if no clocks run. */
  states(now: number): readonly ClockState[] | null {
    if (this.areOff) return null
    this.#settle(now)
    return this.#left.map((left, seat) => ({
      left: Math.max(0, Math.round(left)),
      running: this.#running.has(seat),
    }))
  }

  #settle(now: number): void {
    for (const seat of this.#running) this.#left[seat] -= now - this.#since
    this.#since = now
  }
}
