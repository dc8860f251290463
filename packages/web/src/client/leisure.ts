/** Maximum wait in milliseconds. */
const WAIT = 500

/** Runs a task once the page is idle. */
export function atLeisure(something: () => void): void {
  // Not every browser reports idle time.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(something, { timeout: WAIT })
  else setTimeout(something, WAIT)
}
