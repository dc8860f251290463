import type { CardDefinition } from "../language/card.ts"
import type { Ruleset } from "../rules/ruleset.ts"
import type { Answer } from "./decision.ts"
import type { ContinuousEffect, DelayedTrigger, WaitingTrigger } from "./effect.ts"
import type { GameEvent } from "./event.ts"
import type { GameObject } from "./object.ts"
import type { Player } from "./player.ts"
import type { RandomState } from "./random/random.ts"
import type { ObjectId, PlayerId } from "./ref.ts"
import type { Subgame } from "./subgame.ts"
import type { Turn } from "./turn.ts"
import type { TurnMarkers } from "./turn-markers.ts"
import type { Journal } from "./writing/journal.ts"

/**
 * A whole game as read-only plain data; only `edit.ts` writes. Copy-on-write: `fork` copies this record only, and the tables and records
 * below are copied on first write. Nested arrays and records are replaced, never mutated.
 */
export interface State {
  /** Marks what this state may write; not game data, differs between equal games. */
  readonly epoch: number
  readonly objectsEpoch: number
  readonly playersEpoch: number
  readonly eventsEpoch: number
  readonly pastEpoch: number
  readonly turnEpoch: number
  /** What is overwritten in `objects` while the game may return to a savepoint (`savepoint.ts`). Not game data. */
  readonly journal: Journal | null
  /**
   * Changes, never to a value used before, with each write that a rule could notice, except writes to `turn` and step events: anything
   * computed at the same revision is still valid. Not game data.
   */
  readonly revision: number
  /** The revision at which a check of state-based actions found nothing to do. Not game data. */
  readonly quiet: number
  readonly ruleset: Ruleset
  readonly options: GameOptions
  readonly random: RandomState
  readonly nextId: number
  readonly nextTimestamp: number
  readonly definitions: readonly CardDefinition[]
  /** By id; undefined for objects that no longer exist. */
  readonly objects: readonly (GameObject | undefined)[]
  readonly players: readonly Player[]
  readonly battlefield: readonly ObjectId[]
  /** The last is on top. */
  readonly stack: readonly ObjectId[]
  readonly exile: readonly ObjectId[]
  readonly command: readonly ObjectId[]
  /** Empty in a game that is not played for ante (407). */
  readonly ante: readonly ObjectId[]
  readonly turn: Turn
  /** Continuous effects of resolved spells and abilities, and rules effects (611.2). */
  readonly effects: readonly ContinuousEffect[]
  readonly delayed: readonly DelayedTrigger[]
  /** Triggered but not yet on the stack (603.3). */
  readonly waiting: readonly WaitingTrigger[]
  /** The events of this turn, in order, and of the previous turn. */
  readonly events: readonly GameEvent[]
  readonly lastTurnEvents: readonly GameEvent[]
  /** Last known information (608.2h), sorted by the objects' ids: see `past.ts`. */
  readonly past: readonly PastObject[]
  /** Controllers of permanents under control-changing effects, as of the last look (302.6, 506.4). */
  readonly controlled: Readonly<Record<ObjectId, PlayerId>>
  readonly dayNight: "neither" | "day" | "night"
  readonly monarch: PlayerId | -1
  readonly initiative: PlayerId | -1
  /** The planar controller (311.5), -1 if none. */
  readonly planarController: PlayerId | -1
  /** The players within each player's range of influence this turn (801.2c); null if unlimited. */
  readonly reach: readonly (readonly PlayerId[])[] | null
  /** The timestamp up to which state-based actions were checked last (704.3). */
  readonly lastCheck: number
  /** null while the game goes on; the winners are those who have not lost. */
  readonly over: Outcome | null
  /** Absent but in a Grand Melee (807.4). */
  readonly markers?: TurnMarkers | undefined
  /** Absent in a game without any subgame. */
  readonly subgame?: Subgame | undefined
  /** Replacement effects that are not applied again to what replaces their event (614.5), while that is done. */
  readonly applied: readonly string[]
  /**
   * The cards on top of the libraries as the casting, the activation or the special action under way began (121.8, 401.5); null outside of
   * these, and so between actions.
   */
  readonly underway: readonly ObjectId[] | null
  /** What is about to enter the battlefield together, while it is settled how: no choice for that moves it (614.13a, c). */
  readonly entering: readonly ObjectId[]
  /** What state-based actions put into graveyards, while it is settled what else their event does (400.6). */
  readonly leaving: readonly ObjectId[]
  /** Choices made in the unfinished action, and how many of them this run has used. */
  readonly answers: readonly Answer[]
  readonly cursor: number
  /** The serial number of the first decision of the unfinished action; each answer increases it by one. Not in digests. */
  readonly serial: number
  /** Answers that players gave before their turn to choose (101.4). Not in digests. */
  readonly early: readonly EarlyAnswer[]
  /** Consecutive actions in which nobody had a choice: the start of a mandatory loop (104.4b). */
  readonly forced: number
  /** Set to null by writes that affect characteristics; see `characteristics/derived.ts`. */
  readonly derived: unknown
}

/** A state record with writable fields; its tables are shared with other states and must not be changed. */
export type StateRecord = { -readonly [K in keyof State]: State[K] }

type Table = "objects" | "players" | "events" | "past" | "answers"

/** A state as `edit.ts` writes it, once it owns its tables. */
export type WritableState = {
  -readonly [K in keyof State]: K extends Table ? State[K][number][] : State[K]
}

/** How a game ended. */
export interface Outcome {
  /** None in a draw. */
  winners: readonly PlayerId[]
  rule: string
  /** 407.2: the cards that now belong to the winners. In the game they keep their owners. Absent unless played for ante. */
  ante?: readonly ObjectId[]
}

export interface GameOptions {
  startingLife: number
  /** Whether the starting player draws in the first turn (103.8); for a team, all, none, or those who are not its primary player. */
  firstPlayerDraws: boolean | "notPrimary"
  /** Variant rules in force, by name. */
  variants: readonly string[]
  /**
   * Which opponents are defending players: all (802), a neighbour (803), either neighbour (809.3c, 811.4), or one chosen as combat begins
   * (507.1).
   */
  attack: "any" | "left" | "right" | "adjacent" | "one"
  /** Limited range of influence (801), 0 if unlimited. */
  range: number
  /** Shared team turns (805). */
  sharedTurns: boolean
  /** Teams share a life total (810.9). */
  sharedLife: boolean
  /** Teams share their poison counters (810.10). */
  sharedPoison: boolean
  /** One planar deck for all (901.15). */
  sharedPlanarDeck: boolean
  /** Creatures attack a team, and which member is dealt damage is chosen then; otherwise they attack a player (805.10b). */
  attackTeams: boolean
  /** Who loses the game: each player alone, whole teams (810.8a), or a team with its emperor (809.5b). */
  lossBy: "player" | "team" | "emperor"
  /** Creatures may be deployed to teammates (804). Absent in games saved before this option existed. */
  deployCreatures?: boolean
  /** Mulligans that cost no card (103.5c). */
  freeMulligans: number
  /** Ask players which objects they choose even if they must choose all of them. */
  asksForced: boolean
}

/** An answer to a decision asked of several players at once, given before earlier players answered. */
export interface EarlyAnswer {
  serial: number
  player: PlayerId
  purpose: string
  answer: Answer
}

/** An object as it last was (603.10, 608.2h). */
export interface PastObject {
  object: GameObject
  /** Its derived characteristics, as `Characteristics`. */
  characteristics: unknown
  /** What it became on leaving, 0 if nothing that can be found. */
  became: ObjectId
  /** What the other cards of a melded or merged permanent became (730.3c). */
  parts?: readonly ObjectId[]
  turn: number
  /** What was attached to it as it left the battlefield; absent if nothing was. */
  attachments?: readonly ObjectId[]
  /** Discarded into a hidden zone without being revealed: its characteristics are undefined (701.9c). */
  unseen?: true
}
