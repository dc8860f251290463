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

/**
 * A whole game as plain data, to be read: only `edit.ts` writes. Copy-on-write: `fork` copies this record only; the tables and records below are
 * copied when first written. Nested arrays and records are replaced, never mutated.
 */
export interface State {
  /** Marks what this state may write; not game data, differs between equal games. */
  readonly epoch: number
  readonly objectsEpoch: number
  readonly playersEpoch: number
  readonly eventsEpoch: number
  readonly pastEpoch: number
  readonly turnEpoch: number
  /**
   * Another number, used by no other content, after each write that a rule could notice, save those to `turn` and the note that a
   * step began: what was worked out from a state of the same revision still stands. Not game data.
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
  /** By id; undefined for objects that are no more. */
  readonly objects: readonly (GameObject | undefined)[]
  readonly players: readonly Player[]
  readonly battlefield: readonly ObjectId[]
  /** The last is on top. */
  readonly stack: readonly ObjectId[]
  readonly exile: readonly ObjectId[]
  readonly command: readonly ObjectId[]
  readonly turn: Turn
  /** Continuous effects of resolved spells and abilities, and rules effects (611.2). */
  readonly effects: readonly ContinuousEffect[]
  readonly delayed: readonly DelayedTrigger[]
  /** Triggered, not yet on the stack (603.3). */
  readonly waiting: readonly WaitingTrigger[]
  /** What happened this turn, in order, and in the turn before. */
  readonly events: readonly GameEvent[]
  readonly lastTurnEvents: readonly GameEvent[]
  /** Last known information (608.2h), in order of the ids that the objects had: see `past.ts`. */
  readonly past: readonly PastObject[]
  /** Who controls permanents by effects, not as stored, as it was when that was last looked at (302.6, 506.4). */
  readonly controlled: Readonly<Record<ObjectId, PlayerId>>
  readonly dayNight: "neither" | "day" | "night"
  readonly monarch: PlayerId | -1
  readonly initiative: PlayerId | -1
  /** null while the game goes on; the winners are those who have not lost. */
  /** The planar controller (311.5), -1 for none. */
  readonly planarController: PlayerId | -1
  /** The players within each player's range of influence in this turn (801.2c); null where it is not limited. */
  readonly reach: readonly (readonly PlayerId[])[] | null
  /** The timestamp up to which state-based actions were checked last (704.3). */
  readonly lastCheck: number
  readonly over: { winners: readonly PlayerId[]; rule: string } | null
  /** Absent in a game that has nothing to do with a subgame. */
  readonly subgame?: Subgame | undefined
  /** Replacement effects that are not applied again to what happens instead of the event they replace (614.5), while that is done. */
  readonly applied: readonly string[]
  /** Choices made in the unfinished action, and how many of them this run has used. */
  readonly answers: readonly Answer[]
  readonly cursor: number
  /** The serial number of the first decision of the unfinished action; each answer moves it on by one. Digests leave it out. */
  readonly serial: number
  /** Answers that players gave before their turn to choose came (101.4). Digests leave them out. */
  readonly early: readonly EarlyAnswer[]
  /** Actions in a row in which nobody had a choice: the beginning of a mandatory loop (104.4b). */
  readonly forced: number
  /** Writes that matter to characteristics set this to null; see `characteristics/derived.ts`. */
  readonly derived: unknown
}

/** The record of a state whose fields may be written; its tables are shared with other states, and stay as they are. */
export type StateRecord = { -readonly [K in keyof State]: State[K] }

type Table = "objects" | "players" | "events" | "past" | "answers"

/** A state as `edit.ts` writes it, once its tables are its own. */
export type WritableState = {
  -readonly [K in keyof State]: K extends Table ? State[K][number][] : State[K]
}

export interface GameOptions {
  startingLife: number
  /** Whether the starting player draws in his first turn (103.8); of a team all, none, or those who are not its primary player. */
  firstPlayerDraws: boolean | "notPrimary"
  /** Variant rules in force, by name. */
  variants: readonly string[]
  /** Which opponents are defending players: all (802), a neighbour (803), either neighbour (809.3c, 811.4), or one chosen as combat begins (507.1). */
  attack: "any" | "left" | "right" | "adjacent" | "one"
  /** Limited range of influence (801), 0 for none. */
  range: number
  /** Shared team turns (805). */
  sharedTurns: boolean
  /** Teams have one life total (810.9). */
  sharedLife: boolean
  /** Teams have one number of poison counters (810.10). */
  sharedPoison: boolean
  /** One planar deck for all (901.15). */
  sharedPlanarDeck: boolean
  /** Creatures attack a team, and who of it is dealt their damage is chosen then; else they attack a player (805.10b). */
  attackTeams: boolean
  /** Who loses the game: each player alone, whole teams (810.8a), or a team with its emperor (809.5b). */
  lossBy: "player" | "team" | "emperor"
  /** Creatures may be deployed to teammates (804). Absent in games saved before there was the option. */
  deployCreatures?: boolean
  /** Mulligans that cost no card (103.5c). */
  freeMulligans: number
  /** Players are asked which objects they choose even where all that there are must be chosen. */
  asksForced: boolean
}

/** An answer to a decision that is asked of several players at once, given before those who choose earlier had answered. */
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
}
