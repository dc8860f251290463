/** The longest that it waits, in milliseconds. */
const WAIT = 500

/** Does something as soon as the page has time for it. */
export function atLeisure(something: () => void): void {
  // Not every browser tells when it is idle.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(something, { timeout: WAIT })
  else setTimeout(something, WAIT)
}
