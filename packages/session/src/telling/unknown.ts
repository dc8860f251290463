import type { GameEvent } from "@apnap/engine"

const OF_UNKNOWN: ReadonlySet<GameEvent["kind"]> = new Set([
  "draw",
  "draws",
  "coin",
  "die",
  "shuffles",
  "revealed",
  "searches",
  "scry",
  "surveil",
])

/** Whether an event reveals what nobody could know before: a random outcome or a hidden card. */
export function isOfUnknown({ kind, from, to }: GameEvent): boolean {
  if (OF_UNKNOWN.has(kind)) return true
  if (kind !== "moves") return false
  return from === "library" || (from === "hand" && to === "graveyard")
}
