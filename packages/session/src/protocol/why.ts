import type { LayerStep, ObjectId, PlayerId, Sketch, Zone } from "@apnap/engine"
import type { Sentences } from "./sentences.ts"

/** One change an effect made to an object. */
export interface Changed {
  what: "name" | "types" | "colors" | "size" | "controller"
  before: string
  after: string
}

/** A rule by its current number, and its number in the era of the game. */
export interface Ruled {
  rule: string
  number: string
}

/** One effect in layer order, as shown on the page. */
export interface ExplainedStep extends Pick<LayerStep, "by">, Ruled {
  /** For example "7c". */
  layer: string
  /** The card the effect comes from; "" if the viewer may not know it. */
  source: string
  /** What it comes after in its layer, and why, if their order decides (613.7, 613.8). */
  comes: { after: string; by: "dependency" | "timestamp" } | null
  /** Sources of effects of its layer that don't apply, because it takes their abilities away: they depend on it (613.8a). */
  ends: readonly string[]
  changed: readonly Changed[]
  /** Texts of abilities. */
  gained: readonly string[]
  lost: readonly string[]
}

/** What is asked about: an object, a log event by its index, or a player's numbers. */
export type WhyAsked =
  | { why: "object"; id: ObjectId }
  | { why: "event"; index: number }
  | { why: "player"; id: PlayerId }

export type Explained = ExplainedObject | ExplainedEvent | ExplainedPlayer

/** The text of an event. */
export interface ToldEvent extends Ruled {
  text: Sentences
}

export interface ExplainedObject {
  is: "object"
  name: string
  /** Its characteristics before any effect. */
  printed: Pick<Sketch, "power" | "toughness"> & { types: string; colors: string }
  now: Pick<Sketch, "power" | "toughness"> & { types: string; colors: string }
  /** Null if the viewer may not know what it is. */
  steps: readonly ExplainedStep[] | null
  counters: readonly { kind: string; count: number }[]
  damage: number
  /** What dealt its marked damage. */
  damages: readonly ToldEvent[]
  /** What it is attached to, and what is attached to it. */
  attachedTo: string
  attachments: readonly string[]
  /** Why it has its position on the stack relative to its neighbours; empty off the stack. */
  places: readonly ExplainedPlace[]
}

/** Why one of two neighbours on the stack is above the other. */
export interface ExplainedPlace extends Ruled {
  /** Whether the object in question is the upper one. */
  isUpper: boolean
  other: string
  /**
   * The upper one was put there later; it triggered later; its controller comes later in APNAP order; the controller of both chose the
   * order, or had no need to; it triggers on other abilities and was put below what it saw.
   */
  because: "later" | "triggeredLater" | "apnap" | "chosen" | "alike" | "below"
  /** Who chose the order, or the controller of the upper one. */
  player: Named
}

/** A player's name, and whether it is the viewer. */
export interface Named {
  name: string
  you: boolean
}

export interface ExplainedEvent extends Ruled {
  is: "event"
  text: Sentences | null
  /** The card whose effect caused it; "" for the rules themselves. */
  source: string
  /** The replacement and prevention effects considered for it, in order. */
  effects: readonly ExplainedEffect[]
  /** The state-based action check in which it happened; null if none. */
  check: ExplainedCheck | null
  /** Earlier or simultaneous events that led to it, in order. */
  before: readonly ToldEvent[]
}

/** A replacement or prevention effect and its outcome (616.1). */
export interface ExplainedEffect extends Ruled {
  source: string
  fate: "applied" | "declined" | "lapsed" | "barred"
  /** The player who chose it among several or was asked; null if nobody had to choose. */
  chooser: Named | null
  /** The step of 616.1; null if there was no other effect. */
  order: Ruled | null
  /** What it changed about the event; empty if it replaced the event entirely. */
  changed: readonly ChangedEvent[]
  /** Whether nothing of the event was left. */
  isLast: boolean
}

export type ChangedEvent =
  | { what: "amount"; before: number; after: number }
  | { what: "zone"; before: Zone; after: Zone }
  | { what: "recipient"; before: string; after: string }

/**
 * A state-based action check: its position in the checks before a player got priority, their number, and what else happened in it (704.3).
 */
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
  /** The life total before the first change. */
  began: number
  changes: readonly LifeChange[]
  /** Where the player's counters come from. */
  counters: readonly ToldEvent[]
  /** Where the mana in the player's pool comes from, and what was spent of it in this step. */
  mana: readonly ToldEvent[]
}

/** A change of a life total, and the resulting total. */
export interface LifeChange extends ToldEvent {
  turn: number
  /** The card whose effect or damage caused it; "" for none. */
  source: string
  by: number
  total: number
}
