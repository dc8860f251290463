import type { GameEvent } from "../state/event.ts"
import { type PackedTurn, packedTurn, unpackedTurn } from "./packed-turn.ts"

/** The events of finished turns as a linked list, the last turn first. Shared by all games with a common past. */
export interface History {
  readonly before: History | null
  readonly turn: readonly GameEvent[] | PackedTurn
  /** Number of events, including those of earlier turns. */
  readonly count: number
}

/** The history with one more turn. */
export function withTurn(before: History | null, turn: readonly GameEvent[]): History {
  return { before, turn, count: (before?.count ?? 0) + turn.length }
}

/** Builds a history from the events of each turn, the first turn first. */
export function historyOf(turns: readonly (readonly GameEvent[])[]): History | null {
  return turns.reduce<History | null>(withTurn, null)
}

/** The same history with all turns but the last one packed: events of the last turn are still read as news. */
export function compacted(history: History | null): History | null {
  if (history === null || history.before === null || "text" in history.before.turn) return history
  return { ...history, before: packed(history.before) }
}

/** Turns are packed from the first one on. */
function packed(history: History): History {
  const { before, turn, count } = history
  if ("text" in turn) return history
  return { before: before && packed(before), turn: packedTurn(turn), count }
}

/** The events of each turn, the first turn first, going back only to the turn with event number `from`. */
export function turnsOf(history: History | null, from = 0): (readonly GameEvent[])[] {
  const turns: (readonly GameEvent[])[] = []
  for (let at = history; at !== null && at.count > from; at = at.before)
    turns.push("text" in at.turn ? unpackedTurn(at.turn) : at.turn)
  return turns.reverse()
}

/** The events from number `from` on: of finished turns, then of the current turn. */
export function eventsFrom(history: History | null, now: readonly GameEvent[], from: number): GameEvent[] {
  const turns = turnsOf(history, from)
  const events = [...turns, now].flat()
  const first = (history?.count ?? 0) + now.length - events.length
  return events.slice(Math.max(0, from - first))
}
