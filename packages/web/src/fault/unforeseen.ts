import { act } from "../client/store.ts"

/** A fault outside of drawing, as in what a button does, is told too: it leaves the page as it is. */
export function tellUnforeseen(): void {
  addEventListener("error", ({ error }) => tell(error))
  addEventListener("unhandledrejection", ({ reason }) => tell(reason))
}

function tell(thrown: unknown): void {
  if (thrown instanceof Error) act.fail(`${thrown.name}: ${thrown.message}`)
}
