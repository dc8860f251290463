import { performance } from "node:perf_hooks"

/** Milliseconds of work for one table before others get a turn. */
const SLICE = 8

/** The time slices of one long piece of work, between which other tables run. */
export class Slices {
  #end = performance.now() + SLICE

  /** Whether the slice is over, so that `next` is to be awaited. */
  get isSpent(): boolean {
    return performance.now() >= this.#end
  }

  /** Begins a new slice once the others have run. */
  async next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    this.#end = performance.now() + SLICE
  }
}

/** Does work that comes in steps in slices. */
export async function inSlices(steps: Iterable<unknown>): Promise<void> {
  const slices = new Slices()
  for (const _ of steps) if (slices.isSpent) await slices.next()
}
