import type { LayerStep, Sketch } from "@apnap/engine"
import type { Sentences } from "../desk/protocol.ts"

/** What one effect changed of an object, from what to what. */
export interface Changed {
  what: "name" | "types" | "colors" | "size" | "controller"
  before: string
  after: string
}

/** One effect in the order of the layers, as the page tells it. */
export interface ExplainedStep extends Pick<LayerStep, "by" | "rule"> {
  /** "7c". */
  layer: string
  /** The card that the effect comes from; "" where the person may not know it. */
  source: string
  changed: readonly Changed[]
  /** Abilities in words. */
  gained: readonly string[]
  lost: readonly string[]
  /** The rule's number in the era of the game. */
  number: string
}

/** Why an object is as it is, or why something happened. */
export type Explained = ExplainedObject | ExplainedEvent

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
  /** What it is attached to, and what is attached to it. */
  attachedTo: string
  attachments: readonly string[]
}

export interface ExplainedEvent {
  is: "event"
  text: Sentences | null
  rule: string
  number: string
  /** The card whose effect did it; "" for the rules themselves. */
  source: string
  /** Events of the same moment or before it that led to it, in order. */
  before: readonly { text: Sentences; rule: string; number: string }[]
}
