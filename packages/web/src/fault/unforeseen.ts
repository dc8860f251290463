import { act } from "../client/store.ts"

/** Reports errors outside rendering, such as in event handlers, which leave the page as it is. */
export function tellUnforeseen(): void {
  addEventListener("error", ({ error }) => tell(error))
  addEventListener("unhandledrejection", ({ reason }) => tell(reason))
}

function tell(thrown: unknown): void {
  if (thrown instanceof Error) act.fail(`${thrown.name}: ${thrown.message}`)
}
