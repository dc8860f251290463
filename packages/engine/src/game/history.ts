import type { GameEvent } from "../state/event.ts"
import type { State } from "../state/state.ts"
import { type PackedTurn, packedTurn, type TextPacker, unpackedTurn } from "./packed-turn.ts"

/**
 * The events of finished turns as a linked list, the last turn first. Shared by all games with a common past. In a Grand Melee, where turns
 * go on at the same time (807.4), those of finished actions.
 */
export interface History {
  readonly before: History | null
  readonly turn: readonly GameEvent[] | PackedTurn
  /** Number of events, including those of earlier turns. */
  readonly count: number
  /** The `batch` of the last event. */
  readonly last: number
}

const NONE_TOLD = -1

/** The history with one more turn. */
export function withTurn(before: History | null, turn: readonly GameEvent[]): History {
  const last = turn.at(-1)?.batch ?? before?.last ?? NONE_TOLD
  return { before, turn, count: (before?.count ?? 0) + turn.length, last }
}

/** The events that are not in the history yet, in order: those of the current turn, in a Grand Melee those of all turns that go on. */
export function newEvents(history: History | null, s: State): readonly GameEvent[] {
  const { markers } = s
  if (markers === undefined) return s.events
  const told = history?.last ?? NONE_TOLD
  const found = new Set<number>() // Before their first turns all markers have the same events.
  const lists = markers.all.flatMap(({ kept }) => [(kept ?? s).lastTurnEvents, (kept ?? s).events])
  const news = lists.flatMap((events) => {
    const own = events
      .slice(events.findLastIndex(({ batch }) => batch <= told) + 1)
      .filter(({ batch }) => !found.has(batch))
    for (const { batch } of own) found.add(batch)
    return own
  })
  return news.toSorted((a, b) => a.batch - b.batch)
}

/** Builds a history from the events of each turn, the first turn first. */
export function historyOf(turns: readonly (readonly GameEvent[])[]): History | null {
  return turns.reduce<History | null>(withTurn, null)
}

/** The same history with all turns but the last one packed: events of the last turn are still read as news. */
export function compacted(history: History | null, pack: TextPacker): History | null {
  if (history === null || history.before === null || "text" in history.before.turn) return history
  return { ...history, before: packed(history.before, pack) }
}

/** Turns are packed from the first one on. */
function packed(history: History, pack: TextPacker): History {
  const loose: { turn: readonly GameEvent[]; count: number; last: number }[] = []
  let at: History | null = history
  for (; at !== null; at = at.before) {
    const { turn, count, last }: History = at
    if ("text" in turn) break
    loose.push({ turn, count, last })
  }
  return loose.reduceRight<History | null>(
    (before, { turn, count, last }) => ({ before, turn: packedTurn(turn, pack), count, last }),
    at,
  )!
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
  const before = history?.count ?? 0
  if (from >= before) return now.slice(from - before)
  const turns = turnsOf(history, from)
  const events = [...turns, now].flat()
  const first = before + now.length - events.length
  return events.slice(Math.max(0, from - first))
}
