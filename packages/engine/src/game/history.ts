import type { GameEvent } from "../state/event.ts"

/** The events of finished turns: those of the last, and what came before it. Shared by all games that have them in common. */
export interface History {
  readonly before: History | null
  readonly turn: readonly GameEvent[]
  /** How many events there are, those of earlier turns included. */
  readonly count: number
}

/** The history with one turn more. */
export function withTurn(before: History | null, turn: readonly GameEvent[]): History {
  return { before, turn, count: (before?.count ?? 0) + turn.length }
}

/** From the events of each turn, the first turn first. */
export function historyOf(turns: readonly (readonly GameEvent[])[]): History | null {
  return turns.reduce<History | null>(withTurn, null)
}

/** The events of each turn, the first turn first; only as far back as holds the event number `from`. */
export function turnsOf(history: History | null, from = 0): (readonly GameEvent[])[] {
  const turns: (readonly GameEvent[])[] = []
  for (let at = history; at !== null && at.count > from; at = at.before) turns.push(at.turn)
  return turns.reverse()
}

/** The events from number `from` on, of these turns and then of the present one. */
export function eventsFrom(history: History | null, now: readonly GameEvent[], from: number): GameEvent[] {
  const turns = turnsOf(history, from)
  const events = [...turns, now].flat()
  const first = (history?.count ?? 0) + now.length - events.length
  return events.slice(Math.max(0, from - first))
}
