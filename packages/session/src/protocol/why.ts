import type { LayerStep, ObjectId, PlayerId, Sketch, Zone } from "@apnap/engine"
import type { Sentences } from "./sentences.ts"

/** What one effect changed of an object, from what to what. */
export interface Changed {
  what: "name" | "types" | "colors" | "size" | "controller"
  before: string
  after: string
}

/** A rule by its current number, and by that which it has in the era of the game. */
export interface Ruled {
  rule: string
  number: string
}

/** One effect in the order of the layers, as the page tells it. */
export interface ExplainedStep extends Pick<LayerStep, "by">, Ruled {
  /** "7c". */
  layer: string
  /** The card that the effect comes from; "" where the person may not know it. */
  source: string
  changed: readonly Changed[]
  /** Abilities in words. */
  gained: readonly string[]
  lost: readonly string[]
}

/** What is asked: about an object, about an event of the log by its index, or about a player's numbers. */
export type WhyAsked =
  | { why: "object"; id: ObjectId }
  | { why: "event"; index: number }
  | { why: "player"; id: PlayerId }

/** Why something is as it is, or why it happened. */
export type Explained = ExplainedObject | ExplainedEvent | ExplainedPlayer

/** An event in words. */
export interface ToldEvent extends Ruled {
  text: Sentences
}

export interface ExplainedObject {
  is: "object"
  name: string
  /** What it was like before any effect. */
  printed: Pick<Sketch, "power" | "toughness"> & { types: string; colors: string }
  now: Pick<Sketch, "power" | "toughness"> & { types: string; colors: string }
  /** Null where the person may not know what it is. */
  steps: readonly ExplainedStep[] | null
  counters: readonly { kind: string; count: number }[]
  damage: number
  /** What dealt the damage that is marked on it. */
  damages: readonly ToldEvent[]
  /** What it is attached to, and what is attached to it. */
  attachedTo: string
  attachments: readonly string[]
  /** Why it lies where it does on the stack, above and below what; empty for what is not there. */
  places: readonly ExplainedPlace[]
}

/** Why of two neighbours on the stack one is above the other. */
export interface ExplainedPlace extends Ruled {
  /** Whether the object that is asked about is the upper of the two. */
  isUpper: boolean
  other: string
  /**
   * The upper one was put there later; it triggered later; its controller comes later in APNAP order; the controller of both chose so, or
   * did not need to; it watches for other abilities and was put below what it saw.
   */
  because: "later" | "triggeredLater" | "apnap" | "chosen" | "alike" | "below"
  /** Who chose, or whose the upper one is. */
  player: Named
}

/** A player by name, or the person at the table. */
export interface Named {
  name: string
  you: boolean
}

export interface ExplainedEvent extends Ruled {
  is: "event"
  text: Sentences | null
  /** The card whose effect did it; "" for the rules themselves. */
  source: string
  /** The replacement and prevention effects that were considered for it, in order. */
  effects: readonly ExplainedEffect[]
  /** The check of state-based actions in which it happened; null where it was none. */
  check: ExplainedCheck | null
  /** Events of the same moment or before it that led to it, in order. */
  before: readonly ToldEvent[]
}

/** A replacement or prevention effect and what became of it (616.1). */
export interface ExplainedEffect extends Ruled {
  source: string
  fate: "applied" | "declined" | "lapsed" | "barred"
  /** Who chose it among several, or was asked; null where nobody had to choose. */
  chooser: Named | null
  /** The step of 616.1; null where no other effect was there. */
  order: Ruled | null
  /** What it changed of the event; empty when nothing of the event was left. */
  changed: readonly ChangedEvent[]
  /** Whether nothing was left of the event. */
  isLast: boolean
}

/** What an effect changed of an event. */
export type ChangedEvent =
  | { what: "amount"; before: number; after: number }
  | { what: "zone"; before: Zone; after: Zone }
  | { what: "recipient"; before: string; after: string }

/** A check of state-based actions: the how manyth before a player had priority, of how many, and what else happened in it (704.3). */
export interface ExplainedCheck extends Ruled {
  nth: number
  of: number
  others: readonly ToldEvent[]
}

/** Why a player's numbers are what they are. */
export interface ExplainedPlayer {
  is: "player"
  player: Named
  life: number
  /** The life total before the first of the changes. */
  began: number
  changes: readonly LifeChange[]
  /** Where the counters of the player come from. */
  counters: readonly ToldEvent[]
  /** Where the mana in the player's pool comes from, and what was paid of it in this step. */
  mana: readonly ToldEvent[]
}

/** A change of a life total, and what it came to. */
export interface LifeChange extends ToldEvent {
  turn: number
  /** The card whose effect or damage did it; "" for none. */
  source: string
  by: number
  total: number
}
