import { hasKeyword } from "../../characteristics/query.ts"
import type { TriggeredAbility } from "../../language/ability.ts"
import type { EventPattern } from "../../language/event.ts"
import type { GameEvent } from "../../state/event.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** How many times the trigger event occurs in these events (603.2c): each counter put is one occurrence. */
export function occurrences(
  s: State,
  ability: TriggeredAbility,
  pattern: EventPattern,
  events: readonly GameEvent[],
  source: ObjectId,
): number {
  const event = events[0]
  if (ability.chapters !== undefined && event.kind === "counters")
    return chaptersReached(s, ability.chapters, event, source)
  if (pattern.on === "counters" && isOfEach(pattern)) return event.amount
  return 1
}

function isOfEach(pattern: Extract<EventPattern, { on: "counters" }>): boolean {
  return pattern.batch !== true && pattern.last !== true && pattern.reaches === undefined
}

/** 714.2b: a chapter ability triggers when the number of lore counters rises from below its number to at least its number. */
function chaptersReached(s: State, chapters: readonly number[], event: GameEvent, source: ObjectId): number {
  const now = s.objects[source]?.counters?.lore ?? 0
  const before = now - event.amount
  const reached = chapters.filter((n) => before < n && n <= now)
  // 702.155a: with read ahead, in the turn it entered, only the chapter with exactly that number triggers.
  if (reached.length > 0 && hasKeyword(s, source, "readAhead") && enteredThisTurn(s, source))
    return reached.filter((n) => n === now).length
  return reached.length
}

function enteredThisTurn(s: State, id: ObjectId): boolean {
  return s.events.some((e) => e.kind === "moves" && e.object === id && e.to === "battlefield")
}
