import type { Entry } from "./entry.ts"

/** Zone changes that go without saying: the spell's own events tell of the stack, a draw or a discard of the hand. */
export function isToldElsewhere({ from, to, cause }: Entry): boolean {
  if (to === "stack" || cause === "draw" || cause === "discard" || cause === "cycle") return true
  return from === "stack" && (to === "graveyard" || to === "outside")
}
