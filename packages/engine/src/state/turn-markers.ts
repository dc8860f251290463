import type { GameEvent } from "./event.ts"
import type { ObjectId, PlayerId } from "./ref.ts"
import type { State } from "./state.ts"
import type { ExtraTurn, Turn } from "./turn.ts"

/**
 * The turn markers of a Grand Melee game (807.4): several players take turns at the same time. One marker is current: `State.turn` and the
 * history of the turn are those of its turn. The others keep theirs here.
 */
export interface TurnMarkers {
  /** Index in `all`. */
  readonly current: number
  readonly all: readonly TurnMarker[]
  /** How many turns have begun: each has its own number. */
  readonly turns: number
  /** For objects on the stack: the number of the marker whose stack that is (807.5). */
  readonly stackOf: Readonly<Record<string, number>>
  /** 807.4i, 807.4j: extra turns of players who take them immediately before their next turn. */
  readonly later: readonly ExtraTurn[]
}

export interface TurnMarker {
  /** 807.4b: from 1. */
  readonly number: number
  readonly holder: PlayerId
  /** Whether the holder is taking their turn, or waits to begin it (807.4d). */
  readonly taking: boolean
  /** How many times it is designated for removal (807.4e). */
  readonly removals: number
  /** Null while it is current. */
  readonly kept: KeptTurn | null
}

/** What a turn goes on from when its marker is current again. */
export interface KeptTurn {
  readonly turn: Turn
  readonly events: readonly GameEvent[]
  readonly lastTurnEvents: readonly GameEvent[]
  readonly planarController: PlayerId | -1
}

/** 807.5: the stack of the current turn, the last on top. With one turn at a time it is the only one. */
export function stackHere(s: State): readonly ObjectId[] {
  const { markers } = s
  if (markers === undefined) return s.stack
  const { number } = markers.all[markers.current]
  return s.stack.filter((id) => markers.stackOf[id] === number)
}

/** Whether this turn, rather than another that goes on at the same time, has that number. */
export function isThisTurn(s: State, number: number | undefined): boolean {
  return s.markers === undefined || number === s.turn.number
}
