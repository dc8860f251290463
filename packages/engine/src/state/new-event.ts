import type { EventKind, EventOf, GameEvent } from "./event.ts"
import { NONE } from "./ref.ts"

/** The known fields of an event; the rest stay empty. */
export type EventParts<K extends EventKind = EventKind> = Partial<EventOf<K>> &
  Pick<EventOf<K>, "kind" | "rule">

/**
 * An event with only its kind and rule. Frequent events are filled in afterwards: reading optional fields from parts of a hundred
 * different shapes takes longer than everything else done with the event.
 */
export function blankEvent<K extends EventKind>(kind: K, rule: string): GameEvent<K> {
  const event: EventOf<K> = {
    kind,
    rule,
    batch: 0,
    object: NONE,
    was: NONE,
    player: -1,
    source: NONE,
    other: NONE,
    amount: 0,
    from: "",
    to: "",
    cause: "",
    detail: "",
    combat: false,
    settled: null,
  }
  return event as GameEvent<K>
}

/** An event from the given fields; the others are empty. */
export function makeEvent<K extends EventKind>(parts: EventParts<K>): GameEvent<K> {
  const event: EventOf<K> = {
    kind: parts.kind,
    rule: parts.rule,
    batch: parts.batch ?? 0,
    object: parts.object ?? NONE,
    was: parts.was ?? NONE,
    player: parts.player ?? -1,
    source: parts.source ?? NONE,
    other: parts.other ?? NONE,
    amount: parts.amount ?? 0,
    from: parts.from ?? "",
    to: parts.to ?? "",
    cause: parts.cause ?? "",
    detail: parts.detail ?? "",
    combat: parts.combat ?? false,
    settled: parts.settled ?? null,
  }
  return event as GameEvent<K>
}
