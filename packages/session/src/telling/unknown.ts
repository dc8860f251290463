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

/** Whether an event tells of what nobody could know before: chance, or a card that was hidden. */
export function isOfUnknown({ kind, from, to }: GameEvent): boolean {
  if (OF_UNKNOWN.has(kind)) return true
  if (kind !== "moves") return false
  return from === "library" || (from === "hand" && to === "graveyard")
}
