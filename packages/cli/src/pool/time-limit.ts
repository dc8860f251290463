/** On a machine that does nothing for this process, the limit is at most this many times as long. */
const LONGEST = 20

/** A running time limit. */
export interface TimeLimit {
  /** Aborted when the time is over. */
  readonly signal: AbortSignal
  /** Ends it before. */
  clear(): void
}

/**
 * A limit in milliseconds of processor time, of which `used` says how many have passed, so that work on a busy machine isn't taken for
 * hung. A hung thread uses processor time; one that waits for ever is ended after a multiple of the limit.
 */
export function timeLimit(patience: number, used: () => number): TimeLimit {
  const controller = new AbortController()
  const start = used()
  const last = Date.now() + LONGEST * patience
  let timer = setTimeout(check, patience)
  function check(): void {
    const left = Math.ceil(patience - (used() - start))
    if (left <= 0 || Date.now() >= last) controller.abort()
    else timer = setTimeout(check, left)
  }
  return { signal: controller.signal, clear: () => clearTimeout(timer) }
}

/** Milliseconds of this process's processor time that fall to each of so many busy threads. */
export function processorTime(threads: number): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 / threads
}
