import type { Entry } from "./entry.ts"

/** Causes of which an event of their own tells. */
const OWN_EVENT: ReadonlySet<string> = new Set(["draw", "discard", "cycle"])
const OWN_DEATH: ReadonlySet<string> = new Set(["destroy", "sacrifice"])

/** Zone changes that go without saying: the spell's own events tell of the stack, those of tokens,
 * draws, discards and destruction of these. */
export function isToldElsewhere({ from, to, cause }: Entry): boolean {
  if (to === "stack" || OWN_EVENT.has(cause)) return true
  if (from === "outside" && to === "battlefield") return true
  if (to === "graveyard" && OWN_DEATH.has(cause)) return true
  return from === "stack" && (to === "graveyard" || to === "outside")
}

/** The rule by which one more cleanup step follows (514.3a): the only step that is told although nothing may happen in it. */
export const ANOTHER_CLEANUP = "514.3a"

/** A step that is told with what happens in it, if anything does. */
export function isHeading({ kind, rule }: Pick<Entry, "kind" | "rule">): boolean {
  return kind === "step" && rule !== ANOTHER_CLEANUP
}

/** What ceases to exist because it has resolved goes without saying (608.2n; 310.4@2003-07: combat damage). */
export function isDone({ rule }: Entry): boolean {
  return rule === "608.2n" || rule === "310.4@2003-07"
}
