import {
  type Characteristics,
  characteristics,
  controllerOf,
  type GameObject,
  type ObjectId,
  objectView,
  type State,
  type Viewer,
} from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { SeenCard } from "../protocol/table.ts"
import { spokenLanguage } from "./card-text.ts"
import { heldBy, holderOf } from "./held.ts"
import { seenCard } from "./seen-card.ts"

/** Cache size at which stale cards are first evicted; after that, the number of survivors times this factor. */
const FEW = 32
const MORE = 1.25

interface Known {
  object: GameObject
  /** Its characteristics after the layers. */
  c: Characteristics
  controller: number
  language: Language
  card: SeenCard
}

/**
 * Memo of the cards of a game as last shown: an unchanged card is the very same object, for every seat and every time. Most of a table
 * doesn't change, so this saves most of the work of building it and of finding the differences.
 */
export class SeenCards {
  #known = new Map<number, Known>()
  #most = FEW

  of(s: State, id: ObjectId, viewer: Viewer): SeenCard {
    const anew = () => seenCard(s, objectView(s, id, viewer))
    const object = s.objects[id]
    if (object === undefined || !isAlone(object) || object.epoch === s.epoch) return anew()
    const c = characteristics(s, id)
    const controller = controllerOf(s, id)
    const language = spokenLanguage()
    const known = this.#known.get(id)
    if (
      known !== undefined &&
      isSame(known, { object, c, controller, language }) &&
      holdsTheSame(s, known.card)
    )
      return known.card
    const card = anew()
    if (this.#known.size >= this.#most) this.forgetGone(s)
    this.#known.set(id, { object, c, controller, language, card })
    return card
  }

  /** Evicts cards that have changed or are gone: little more is kept than one state shows. */
  forgetGone(s: State): void {
    this.#known = new Map([...this.#known].filter(([id, { object }]) => s.objects[id] === object))
    this.#most = Math.max(FEW, MORE * this.#known.size)
  }
}

/**
 * Whether everything shown of a card except what it holds follows from its record and characteristics and is public. Records of the state's
 * own epoch may still be mutated.
 */
function isAlone({ faceDown, kind, zone }: GameObject): boolean {
  return !faceDown && kind !== "ability" && zone !== "command"
}

function isSame(known: Known, now: Omit<Known, "card">): boolean {
  return (
    known.object === now.object &&
    known.c === now.c &&
    known.controller === now.controller &&
    known.language === now.language
  )
}

function holdsTheSame(s: State, { id, holds, holder }: SeenCard): boolean {
  const now = heldBy(s, id)
  return now.length === holds.length && now.every((one, i) => one === holds[i]) && holderOf(s, id) === holder
}
