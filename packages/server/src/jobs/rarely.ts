/** Milliseconds in which the same trouble is reported once. */
const MINUTE = 60_000

/** Reports the first error of each minute: without its database a program that looks for work fails at every look. */
export function rarely(
  report: (error: unknown) => void,
  now: () => number = () => performance.now(),
): (error: unknown) => void {
  let next = Number.NEGATIVE_INFINITY
  return (error) => {
    if (now() < next) return
    next = now() + MINUTE
    report(error)
  }
}
