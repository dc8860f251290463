import type { SourceCard } from "@apnap/cards"
import type { PlanarFace, Step } from "@apnap/engine"
import type { Check, Stop } from "./check-format.ts"
import type { Lesson } from "./lesson.ts"

export type { Check, Stop } from "./check-format.ts"

/** The scenario format: a position, a script, and what must be true afterwards. One JSON object per line. */

export type Seat = string

/** A reference to a card, permanent, spell or player. */
export type Reference = string | PlayerReference | CardReference
export interface PlayerReference {
  player: Seat
  /** Share of a divided effect. */
  amount?: number
  /** The target belongs to that mode. */
  mode?: number
}
export interface CardReference {
  card: string
  /** Only copies, or no copies. */
  copy?: boolean
  /** The n-th such permanent in the order they entered, from 1. */
  nth?: number
  /** The target belongs to that mode. */
  mode?: number
  /** Share of a divided effect. */
  amount?: number
  text?: string
}

export type ScenarioFormat =
  | "duel"
  | "freeForAll"
  | "commanderDuel"
  | "commander"
  | "oathbreaker"
  | "twoHeadedGiant"
  | "teamVsTeam"
  | "emperor"
  | "alternatingTeams"
  | "brawl"
  | "vanguard"
  | "archenemy"
  | "planechase"
  | "grandMelee"
  | "conspiracyDraft"

export interface Scenario {
  id: string
  /** Its title and explanation for readers, by language. */
  title?: InLanguages
  text?: InLanguages
  /** The rows of the rules list that it shows (packages/engine/src/rules/seed-rules.tsv). */
  rows?: readonly string[]
  /** The question to the learner, if it is a lesson of the course. */
  lesson?: Lesson
  format: ScenarioFormat
  turnOrder?: readonly Seat[]
  attack?: "left" | "right" | "any" | "one"
  range?: number | "all"
  /** The scenario's own cards, which override others of the same name. */
  cards?: readonly OwnCard[]
  players: Readonly<Record<Seat, Position>>
  shuffle?: boolean
  dayNight?: "day" | "night"
  script: readonly Entry[]
  choices?: Readonly<Record<Seat, readonly QueueEntry[]>>
  targets?: Readonly<Record<Seat, readonly QueueEntry[]>>
  modes?: Readonly<Record<Seat, readonly QueueEntry[]>>
  strict: boolean
  checkpoints?: readonly { stopAt: Stop; expect: readonly Check[] }[]
  stopAt: Stop
  expect: readonly Check[]
  impossible?: Readonly<Record<Seat, number>>
  doubtful?: boolean
  /** The ruleset by name; default current. */
  ruleset?: string
}

export interface InLanguages {
  en: string
  fr: string
}

/** A card as in a card file; single-faced if no layout is given. */
export type OwnCard = Omit<SourceCard, "layout"> & Partial<Pick<SourceCard, "layout">>

export interface Position {
  life?: number
  deck?: string
  emptyLibrary?: boolean
  library?: readonly Placed[]
  hand?: readonly Placed[]
  graveyard?: readonly Placed[]
  exile?: readonly Placed[]
  battlefield?: readonly Placed[]
  command?: readonly Placed[]
  /** The archenemy's scheme deck and the planar deck, top first; the defaults if unstated. */
  schemes?: readonly Placed[]
  planes?: readonly Placed[]
  /** The vanguard card (902.3); the seat's default if unstated. */
  vanguard?: string
  /** The conspiracies that begin in the command zone, face down if they have hidden agenda (905.4, 702.106a). */
  conspiracies?: readonly Placed[]
  /** An Attraction deck, top first (717.2). */
  attractions?: readonly Placed[]
}
export type Placed =
  | string
  | {
      card: string
      count?: number
      tapped?: boolean
      ref?: string
      /** The lit-up numbers of this printing of an Attraction (717.1). */
      lights?: readonly number[]
    }

interface At {
  turn: number
  step: Step
  player: Seat
  afterCheckpoint?: number
  illegal?: boolean
}
export type Entry = At &
  (
    | { do: "cast"; card: Reference; using?: string; targets?: readonly Reference[]; when?: When }
    | { do: "activate"; ability: string; source?: Reference; targets?: readonly Reference[]; when?: When }
    | { do: "playLand"; card: Reference }
    | { do: "attack"; creature: Reference; defender?: Reference }
    | { do: "block"; creature: Reference; attacker: Reference }
    | { do: "noAttack" }
    | { do: "noBlock" }
    | { do: "waitStack" }
    | { do: "passOnce" }
    | { do: "addCounters"; card: Reference; counter: string; count: number }
    | { do: "concede" }
    /** The special action (116.2i); the die's result is in `choices`. */
    | { do: "rollPlanarDie" }
    | { do: "check"; that: Check }
  )

export interface When {
  onStack?: string
  notOnStack?: string
  copyOnStack?: string
  topOfStack?: string
  manaInPool?: number
}

/** A decision in a player's queue ("Decisions" in docs/scenario-format.md). */
export type QueueEntry =
  | boolean
  | number
  | string
  | PlayerReference
  | CardReference
  | { all: readonly QueueEntry[] }
  | { stop: true }
  /** Must be an illegal answer to the decision that the next entry answers. */
  | { illegal: QueueEntry }
  | { cost: string; source?: string }
  | { coin: boolean }
  | { die: number }
  | { planarDie: PlanarFace }
