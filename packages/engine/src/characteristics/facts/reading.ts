import { isNode } from "../../language/visit.ts"
import type { Layer } from "../layers/layer-of.ts"
import { AMOUNT_FACTS } from "./amount-facts.ts"
import { CONDITION_FACTS } from "./condition-facts.ts"
import { ALL_ASPECTS, ASPECT_BIT, type Facts } from "./facts.ts"
import { FILTER_FACTS } from "./filter-facts.ts"
import { PLAYER_FACTS } from "./player-facts.ts"
import { SELECTOR_FACTS } from "./selector-facts.ts"

/** What the evaluation of a piece of the language depends on: the combined facts of its nodes. */
interface Reading {
  volatile: boolean
  /** The aspects it reads, as `ASPECT_BIT`. */
  aspects: number
  history: boolean
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
      history: false,
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
  if (isNode(part, "is")) add(reading, FILTER_FACTS[part.is])
  if (isNode(part, "n")) add(reading, AMOUNT_FACTS[part.n])
  if (isNode(part, "if")) add(reading, CONDITION_FACTS[part.if])
  if (isNode(part, "sel")) add(reading, SELECTOR_FACTS[part.sel])
  if (isNode(part, "who")) add(reading, PLAYER_FACTS[part.who])
  if (isNode(part, "change")) {
    if (PASSES_ON.has(part.change)) add(reading, FILTER_FACTS.hasAbility)
    if (part.change === "creatureTypesOf") add(reading, FILTER_FACTS.subtype)
  }
  // Cards enter and leave zones other than the battlefield without an `invalidate`.
  if ("zone" in part && part.zone !== "battlefield") add(reading, FILTER_FACTS.inZone)
  for (const inner of Object.values(part))
    if (typeof inner === "object" && inner !== null) read(inner, reading)
}

/** Changes that read the abilities of other objects. */
const PASSES_ON: ReadonlySet<string> = new Set(["addAbilitiesOf", "keywordsOf"])

function add(reading: Reading, { volatile, history = false, reads = [], individual = false }: Facts): void {
  reading.measures = true
  if (volatile !== undefined) {
    reading.volatile = true
    reading.aspects |= volatile === true ? ALL_ASPECTS : ASPECT_BIT[volatile]
  }
  reading.history ||= history
  reading.individual ||= individual
  for (const layer of reads) reading.layers.add(layer)
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

/** Whether this effect reads what happened this turn, so that any event can change it. */
export function readsHistory(piece: object): boolean {
  return readingOf(piece).history
}

/** Whether it means something different for another object that has it, or another event that triggered it. */
export function isIndividual(piece: object): boolean {
  return readingOf(piece).individual
}
