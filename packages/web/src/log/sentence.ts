import type { LogEntry } from "../protocol/table.ts"

/** Events that go without saying: what follows from the step, or stands beside another event that says more. */
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

/** Actions that are a part of paying or playing something, of which its own event tells. */
const QUIET_ACTIONS: ReadonlySet<string> = new Set(["convoke", "improvise", "landByLeave"])

/** Whether an event is shown unless everything is asked for. */
export function isTold({ kind, rule, from, to, detail }: LogEntry): boolean {
  if (QUIET.has(kind)) return false
  if (kind === "action") return !QUIET_ACTIONS.has(detail)
  // Damage tells of the life that it costs (120.3a).
  if (kind === "loseLife" && rule.startsWith("120.3")) return false
  if (kind !== "moves") return true
  // A mulligan is told as one (103.5), a permanent spell as resolving.
  return rule !== "103.5" && (from !== "stack" || to !== "battlefield")
}

/** A sentence of the log, and how often it happened in a row. */
export interface Told {
  entry: LogEntry
  text: string
  times: number
}

/** The same thing several times in a row is told once, with its number. */
export function counted(list: readonly Told[]): Told[] {
  const out: Told[] = []
  for (const one of list) {
    const before = out.at(-1)
    if (before !== undefined && before.text === one.text) before.times += one.times
    else out.push({ ...one })
  }
  return out
}
