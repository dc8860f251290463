import type { Entry } from "./entry.ts"

/** Causes that have their own event. */
const OWN_EVENT: ReadonlySet<string> = new Set(["draw", "discard", "cycle"])
const OWN_DEATH: ReadonlySet<string> = new Set(["destroy", "sacrifice"])

/** Zone changes that need no sentence: other events already report them, such as those of the spell,
 * tokens, draws, discards and destruction. */
export function isToldElsewhere({ from, to, cause }: Entry): boolean {
  if (to === "stack" || OWN_EVENT.has(cause)) return true
  if (from === "outside" && to === "battlefield") return true
  if (to === "graveyard" && OWN_DEATH.has(cause)) return true
  return from === "stack" && (to === "graveyard" || to === "outside")
}

/** The rule by which one more cleanup step follows (514.3a): the only step reported even if nothing happens in it. */
export const ANOTHER_CLEANUP = "514.3a"

/** The loss of life for unspent mana. */
export const MANA_BURN = "300.3@2003-07"

const ON_BOARD: ReadonlySet<string> = new Set(["step", "taps", "untaps", "mana"])

/** Whether who looks at the board during the game needs no sentence for it. */
export function showsOnBoard({ kind }: Pick<Entry, "kind">): boolean {
  return ON_BOARD.has(kind)
}

/** A step reported only together with events in it. */
export function isHeading({ kind, rule }: Pick<Entry, "kind" | "rule">): boolean {
  return kind === "step" && rule !== ANOTHER_CLEANUP
}

/** An object that ceases to exist on resolution needs no sentence (608.2n; 310.4@2003-07: combat damage). */
export function isDone({ rule }: Entry): boolean {
  return rule === "608.2n" || rule === "310.4@2003-07"
}
