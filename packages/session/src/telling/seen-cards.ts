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

/** So many may be remembered before those are looked for that are no more; of those that are left as many again, by this share. */
const FEW = 32
const MORE = 1.25

interface Known {
  object: GameObject
  /** What the layers made of it. */
  c: Characteristics
  controller: number
  language: Language
  card: SeenCard
}

/**
 * Cards as they were told last in a game: one of which nothing has changed is the very same object, for every seat and for each time. Most of a table is
 * as it was before, so this spares most of telling it, and of finding out what is new.
 */
export class SeenCards {
  #known = new Map<number, Known>()
  #most = FEW

  /** See `seenCard`. */
  of(s: State, id: ObjectId, viewer: Viewer): SeenCard {
    const anew = () => seenCard(s, objectView(s, id, viewer))
    const object = s.objects[id]
    if (object === undefined || !isAlone(object) || object.epoch === s.epoch) return anew()
    const now = {
      object,
      c: characteristics(s, id),
      controller: controllerOf(s, id),
      language: spokenLanguage(),
    }
    const known = this.#known.get(id)
    if (known !== undefined && isSame(known, now) && holdsTheSame(s, known.card)) return known.card
    const card = anew()
    if (this.#known.size >= this.#most) this.#forgetGone(s)
    this.#known.set(id, { ...now, card })
    return card
  }

  /** What has changed or is no more is forgotten: little more is kept than a state shows. */
  #forgetGone(s: State): void {
    this.#known = new Map([...this.#known].filter(([id, { object }]) => s.objects[id] === object))
    this.#most = Math.max(FEW, MORE * this.#known.size)
  }
}

/**
 * Whether all that is told of it, but for what it holds, follows from its record and its characteristics, and is told to everybody. A record of the state's
 * own epoch may still be written.
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
