import { useStore } from "./store.ts"

type Page = ReturnType<typeof useStore.getState>

/**
 * Calls back with the current state, as a change from the initial one, and then with each change. A lazily loaded part may subscribe after
 * the first table has arrived.
 */
export function follow(hear: (now: Page, before: Page) => void): void {
  hear(useStore.getState(), useStore.getInitialState())
  useStore.subscribe(hear)
}
