import { useStore } from "./store.ts"

type Page = ReturnType<typeof useStore.getState>

/**
 * Hears how the page is now, as a change from how it began, and then each change. A part that loads when it is wanted may come after the first
 * table was told.
 */
export function follow(hear: (now: Page, before: Page) => void): void {
  hear(useStore.getState(), useStore.getInitialState())
  useStore.subscribe(hear)
}
