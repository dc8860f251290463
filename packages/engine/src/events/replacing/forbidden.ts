import type { EventKind, GameEvent } from "../../state/event.ts"
import { type EventParts, makeEvent } from "../../state/new-event.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { appendEvent } from "../../state/writing/edit.ts"

/**
 * 101.2, 614.17: the event doesn't happen, as `by` says that it can't; without `by`, as what would be destroyed is indestructible.
 * Invisible to abilities; recorded so that explanations can say why nothing happened.
 */
export function noteForbidden(s: State, parts: EventParts, by: ObjectId = NONE): void {
  const { kind, rule, was, object, other, player } = makeEvent(parts)
  const batch = s.events.at(-1)?.batch ?? 0
  const event = makeEvent({
    kind: "forbidden",
    rule,
    batch,
    was,
    object,
    other,
    player,
    source: by,
    detail: kind,
  })
  if (!rule.startsWith("704") || isNews(s, event)) appendEvent(s, event)
}

/** 704.3: each check finds again what can't happen; it is new only after what it results from. */
function isNews(s: State, { rule, object, player, source }: GameEvent): boolean {
  const last = s.events.findLast(
    (e) =>
      (CAUSES.has(e.kind) && (object > 0 ? e.other === object : e.player === player)) ||
      (e.kind === "forbidden" && e.rule === rule && e.object === object && e.player === player),
  )
  return last?.kind !== "forbidden" || last.source !== source
}

const CAUSES: ReadonlySet<EventKind> = new Set<EventKind>(["damage", "loseLife", "counters"])

/** Whether anything has happened since the turn's events were `count`: what was forbidden hasn't. */
export function hasHappened(s: State, count: number): boolean {
  for (let i = count; i < s.events.length; i++) if (s.events[i].kind !== "forbidden") return true
  return false
}
