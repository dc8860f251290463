import type { EventPattern } from "../../language/event.ts"
import { singleEvents } from "../../language/single-events.ts"
import { isNode } from "../../language/visit.ts"
import type { EventKind } from "../../state/event.ts"
import type { Layer } from "../layers/layer-of.ts"
import { AMOUNT_FACTS } from "./amount-facts.ts"
import { CONDITION_FACTS } from "./condition-facts.ts"
import { ALL_ASPECTS, ASPECT_BIT, type Facts } from "./facts.ts"
import { FILTER_FACTS } from "./filter-facts.ts"
import { PLAYER_FACTS } from "./player-facts.ts"
import { SELECTOR_FACTS } from "./selector-facts.ts"

/** Stands for whatever happens. */
export const ANY_PATTERN = "(any)"

/** A kind of event pattern, or any. */
export type HistoryPattern = EventPattern["on"] | EventKind | typeof ANY_PATTERN

/** What the evaluation of a piece of the language depends on: the combined facts of its nodes. */
interface Reading {
  volatile: boolean
  /** The aspects it reads, as `ASPECT_BIT`. */
  aspects: number
  /** The kinds of event pattern by which it reads what happened this turn. */
  history: Set<HistoryPattern>
  layers: Set<Layer>
  individual: boolean
  /** Some node reads anything at all. */
  measures: boolean
}

const readings = new WeakMap<object, Reading>()

function readingOf(piece: object): Reading {
  let reading = readings.get(piece)
  if (reading === undefined) {
    reading = {
      volatile: false,
      aspects: 0,
      history: new Set(),
      layers: new Set(),
      individual: false,
      measures: false,
    }
    read(piece, reading)
    readings.set(piece, reading)
  }
  return reading
}

function read(part: object, reading: Reading): void {
  if (isNode(part, "is")) add(reading, FILTER_FACTS[part.is], part)
  if (isNode(part, "n")) add(reading, AMOUNT_FACTS[part.n], part)
  if (isNode(part, "if")) add(reading, CONDITION_FACTS[part.if], part)
  if (isNode(part, "sel")) add(reading, SELECTOR_FACTS[part.sel], part)
  if (isNode(part, "who")) add(reading, PLAYER_FACTS[part.who], part)
  if (isNode(part, "change")) {
    if (PASSES_ON.has(part.change)) add(reading, FILTER_FACTS.hasAbility, part)
    if (part.change === "creatureTypesOf") add(reading, FILTER_FACTS.subtype, part)
  }
  // Cards enter and leave zones other than the battlefield without an `invalidate`.
  if ("zone" in part && part.zone !== "battlefield") add(reading, FILTER_FACTS.inZone, part)
  for (const inner of Object.values(part))
    if (typeof inner === "object" && inner !== null) read(inner, reading)
}

/** Changes that read the abilities of other objects. */
const PASSES_ON: ReadonlySet<string> = new Set(["addAbilitiesOf", "keywordsOf"])

function add(
  reading: Reading,
  { volatile, history = false, reads = [], individual = false }: Facts,
  node: object,
): void {
  reading.measures = true
  if (volatile !== undefined) {
    reading.volatile = true
    reading.aspects |= volatile === true ? ALL_ASPECTS : ASPECT_BIT[volatile]
  }
  if (history) for (const on of patternsIn(node)) reading.history.add(on)
  reading.individual ||= individual
  for (const layer of reads) reading.layers.add(layer)
}

/** The event whose occurrences this turn the node reads; null if it reads the history otherwise. */
function eventOf(node: object): EventPattern | null {
  if (isNode(node, "if") && node.if === "happened" && node.thisCombat !== true) return node.event
  if (isNode(node, "n") && node.n === "thisTurn") return node.event
  return isNode(node, "is") && node.is === "thisTurn" ? node.event : null
}

/**
 * The kinds of pattern by which a node reads history. Moves and changes of control always matter, since an earlier event's objects are
 * read as they are now.
 */
function patternsIn(node: object): readonly HistoryPattern[] {
  const event = eventOf(node)
  const found = event === null ? [] : singleEvents(event).map(({ on }) => on)
  return found.length === 0 || found.includes("state") ? [ANY_PATTERN] : ["moves", "control", ...found]
}

/** Whether other changes in the layer could affect how this effect is evaluated. */
export function readsLayer(piece: object, layer: Layer): boolean {
  return readingOf(piece).layers.has(layer)
}

/** Whether a change reads anything of the game, and so isn't constant. */
export function measures(piece: object): boolean {
  return readingOf(piece).measures
}

/** Whether this effect reads things that change without an `invalidate`. */
export function isVolatile(piece: object): boolean {
  return readingOf(piece).volatile
}

/** The aspects this effect reads, as `ASPECT_BIT`. */
export function aspectsOf(piece: object): number {
  return readingOf(piece).aspects
}

/** The kinds of event pattern by which this effect reads what happened this turn. */
export function historyOf(piece: object): ReadonlySet<HistoryPattern> {
  return readingOf(piece).history
}

/** Whether it means something different for another object that has it, or another event that triggered it. */
export function isIndividual(piece: object): boolean {
  return readingOf(piece).individual
}
