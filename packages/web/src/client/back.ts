/** What the browser keeps with its entry of a screen that was opened from the first one. */
const WITHIN = { within: true }

const isWithin = (): boolean => history.state?.within === true

/** Gives a screen an entry of its own in the browser's history, from which its back button leads to the first screen, not off the page. */
export function markEntry(screen: string): void {
  if (screen !== "start" && !isWithin()) history.pushState(WITHIN, "")
  else if (screen === "start" && isWithin()) history.back()
}

/**
 * Calls `open` when the browser goes back, or to another address of the page.
 * @returns stops it
 */
export function followBack(open: () => void): () => void {
  const onPop = () => {
    if (!isWithin()) open()
  }
  addEventListener("popstate", onPop)
  return () => removeEventListener("popstate", onPop)
}
