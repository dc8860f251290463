import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Answer } from "../../state/decision.ts"
import type { ContinuousEffect, DelayedTrigger, WaitingTrigger } from "../../state/effect.ts"
import type { GameEvent } from "../../state/event.ts"
import type { GameObject } from "../../state/object.ts"
import type { Player } from "../../state/player.ts"
import type { RandomState } from "../../state/random/random.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { EarlyAnswer, GameOptions, Outcome } from "../../state/state.ts"
import type { Subgame } from "../../state/subgame.ts"
import type { Turn } from "../../state/turn.ts"
import type { TurnMarkers } from "../../state/turn-markers.ts"

/** The data of a saved game. `npm run schema` makes the schema for checking saves from this type. */
export interface SavedGame {
  turns: SavedTurns
  state: SavedState
}

/** The events of finished turns. */
export type SavedTurns = readonly (readonly GameEvent[])[]

/** A state without copy-on-write marks and derived values; the ruleset by name. */
export interface SavedState {
  ruleset: string
  options: GameOptions
  random: RandomState
  nextId: number
  nextTimestamp: number
  definitions: readonly CardDefinition[]
  /** Those that exist; in older saves there is also null for each id of one that is no more. */
  objects: readonly (GameObject | null)[]
  players: readonly Player[]
  battlefield: readonly ObjectId[]
  stack: readonly ObjectId[]
  exile: readonly ObjectId[]
  command: readonly ObjectId[]
  /** Absent in games saved before this zone existed. */
  ante?: readonly ObjectId[]
  turn: Turn
  effects: readonly ContinuousEffect[]
  delayed: readonly DelayedTrigger[]
  waiting: readonly WaitingTrigger[]
  events: readonly GameEvent[]
  lastTurnEvents: readonly GameEvent[]
  past: Readonly<Record<string, SavedPast>>
  controlled: Readonly<Record<string, PlayerId>>
  dayNight: "neither" | "day" | "night"
  monarch: PlayerId
  initiative: PlayerId
  planarController: PlayerId
  reach: readonly (readonly PlayerId[])[] | null
  lastCheck: number
  over: Outcome | null
  subgame?: Subgame
  markers?: TurnMarkers
  applied: readonly string[]
  answers: readonly Answer[]
  serial: number
  early: readonly EarlyAnswer[]
  forced: number
}

export interface SavedPast {
  object: GameObject
  characteristics: Characteristics
  became: ObjectId
  parts?: readonly ObjectId[]
  turn: number
  attachments?: readonly ObjectId[]
  unseen?: true
}
