import { bumpRevision, writable } from "./edit.ts"
import type { ObjectId } from "./ref.ts"
import type { PastObject, State } from "./state.ts"

/**
 * Last known information (608.2h) of objects that are no more, by the id that each had. The list is in order of these ids and as short as what it
 * holds, however many objects the game has seen.
 */

/** What is last known of the object that had this id. */
export function pastOf(s: State, id: ObjectId): PastObject | undefined {
  const found = s.past[placeOf(s.past, id)]
  return found?.object.id === id ? found : undefined
}

/** Writes what is last known of an object: anew, or in the place of what was known of it before. */
export function writePast(s: State, past: PastObject): void {
  bumpRevision(s)
  const own = ownPast(s)
  const { id } = past.object
  const at = placeOf(own, id)
  if (own[at]?.object.id === id) own[at] = past
  else if (at === own.length) own.push(past)
  else own.splice(at, 0, past)
}

/** Drops what was last known of all but these. Nothing may ask for the others any more: this is no change that a rule could notice. */
export function keepPast(s: State, kept: (past: PastObject) => boolean): void {
  if (s.past.every(kept)) return
  setPast(s, s.past.filter(kept))
}

function ownPast(s: State): PastObject[] {
  if (s.pastEpoch !== s.epoch) setPast(s, s.past.slice())
  return writable(s).past
}

function setPast(s: State, past: PastObject[]): void {
  const own = writable(s)
  own.past = past
  own.pastEpoch = s.epoch
}

/** Where the object with this id is in the list, or belongs. */
function placeOf(past: readonly PastObject[], id: ObjectId): number {
  let [from, to] = [0, past.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (past[middle].object.id < id) from = middle + 1
    else to = middle
  }
  return from
}
