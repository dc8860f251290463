import { BOTTOMED } from "@apnap/words"
import type { LogEntry } from "../protocol/table.ts"

/** Unremarkable events: they follow from the step, or accompany another event that says more. */
const QUIET: ReadonlySet<string> = new Set([
  "taps",
  "untaps",
  "mana",
  "step",
  "unblocked",
  "targeted",
  "excessDamage",
  "crime",
  "leavesCombat",
  "ceases",
  "ends",
])

/** Actions that are part of paying for or playing something, which has its own event, and steps left out in every turn without attackers (508.8). */
const QUIET_ACTIONS: ReadonlySet<string> = new Set(["convoke", "improvise", "landByLeave", "noAttackers"])

/** Whether an event is shown by default. */
export function isTold({ kind, rule, from, to, detail }: LogEntry): boolean {
  if (QUIET.has(kind)) return false
  if (kind === "action") return !QUIET_ACTIONS.has(detail)
  // The damage event already gives the loss of life (120.3a).
  if (kind === "loseLife" && rule.startsWith("120.3")) return false
  if (kind !== "moves") return true
  // Moves of a mulligan are summarized in its own event (103.5) but for the cards put on the bottom, and those of permanent spells in their resolution.
  return (rule !== "103.5" || detail === BOTTOMED) && (from !== "stack" || to !== "battlefield")
}

/** A sentence of the log, and its number of consecutive repetitions. */
export interface Told {
  entry: LogEntry
  /** The player whose deed it is; null for none. */
  by: LogEntry["who"] | null
  /** Of its own among those of a log. */
  key: string
  text: string
  times: number
}

/** Merges consecutive repetitions into one, with their number. */
export function counted(list: readonly Told[]): Told[] {
  const out: Told[] = []
  for (const one of list) {
    const before = out.at(-1)
    if (before !== undefined && before.text === one.text) before.times += one.times
    else out.push({ ...one })
  }
  return out
}
