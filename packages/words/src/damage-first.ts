import type { GameEvent } from "@apnap/engine"

/**
 * The events in the order in which they are told: damage before the life and counters that it results in (120.3), which the game records
 * first (120.4c, d). Only events that happen at once change places.
 */
export function damageFirst<E extends Pick<GameEvent, "kind" | "rule" | "batch">>(events: readonly E[]): E[] {
  const out: E[] = []
  for (const event of events) {
    let at = out.length
    if (event.kind === "damage") while (at > 0 && isResult(out[at - 1], event)) at--
    out.splice(at, 0, event)
  }
  return out
}

function isResult<E extends Pick<GameEvent, "rule" | "batch">>(e: E, damage: E): boolean {
  return e.rule.startsWith("120.3") && e.batch === damage.batch
}
