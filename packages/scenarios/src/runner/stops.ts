import { STEPS } from "@apnap/engine"
import type { Stop } from "../format/check-format.ts"

const LAST = STEPS.length - 1
const order = (step: Stop["step"]) => STEPS.indexOf(step)

/** Before, at or after: two moments by turn and by the order of steps in a turn. */
export function compareStops(a: Stop, b: Stop): number {
  return a.turn - b.turn || order(a.step) - order(b.step)
}

/**
 * Waits for the end of a step (for `untap`: the beginning of its turn). It is notified of each beginning step; a skipped step in
 * between counts as ended, and so does the first of several same-named steps in a turn. If the turn is already over when the wait
 * begins, the first such step of a later turn is meant.
 */
export class StopWatch {
  readonly #stop: Stop
  #at: Stop
  #reached: boolean

  /** `at` is the current or upcoming step. */
  constructor(stop: Stop, at: Stop) {
    this.#stop = stop
    this.#at = at
    this.#reached = stop.step === "untap" && at.turn >= stop.turn && at.step === "untap"
  }

  /** Whether the run stops here, at the beginning of this step. */
  reached(now: Stop): boolean {
    this.#reached ||= this.#stop.step === "untap" ? this.#turnBegins(now) : this.#hasEnded(now)
    this.#at = now
    return this.#reached
  }

  /** A turn already past can't be stopped in: waits for the next one. */
  #turnBegins(now: Stop): boolean {
    return now.turn > this.#at.turn && now.turn >= this.#stop.turn
  }

  /** Whether the step has ended, or was skipped, on the way from the last step to this one. */
  #hasEnded(now: Stop): boolean {
    if (now.turn > this.#at.turn) return this.#endedInTurn(now) || this.#endedBefore(now)
    const [from, to] = [order(this.#at.step), order(now.step)]
    if (from === to) return false
    // An additional phase goes back: only the step before it has ended.
    return now.turn >= this.#stop.turn && this.#lies(from, to > from ? to : from + 1)
  }

  /** In the rest of the last step's turn, or in a turn between. */
  #endedInTurn(now: Stop): boolean {
    if (this.#at.turn >= this.#stop.turn && this.#lies(order(this.#at.step), LAST + 1)) return true
    return now.turn - 1 > this.#at.turn && now.turn - 1 >= this.#stop.turn
  }

  /** In the part of the new turn that was skipped. */
  #endedBefore(now: Stop): boolean {
    return now.turn >= this.#stop.turn && this.#lies(0, order(now.step))
  }

  /** Whether the awaited step lies in [first, second). */
  #lies(from: number, to: number): boolean {
    const at = order(this.#stop.step)
    return from <= at && at < to
  }
}
