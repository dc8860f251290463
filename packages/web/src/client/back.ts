import { addressedScreen } from "./addresses.ts"

/** What the browser keeps with its entry of a screen that was opened from the first one. */
const WITHIN = { within: true }

/** Whether the browser is at an entry of a screen that was opened from the first one. */
export const isWithin = (): boolean => history.state?.within === true

/** Gives a screen an entry of its own in the browser's history, from which its back button leads to the first screen, not off the page. */
export function markEntry(screen: string): void {
  if (screen !== "start" && !isWithin() && addressedScreen() !== screen) history.pushState(WITHIN, "")
}

/**
 * Calls `move` when the browser goes back or forward, or to another address of the page.
 * @returns stops it
 */
export function followBrowser(move: () => void): () => void {
  addEventListener("popstate", move)
  return () => removeEventListener("popstate", move)
}
