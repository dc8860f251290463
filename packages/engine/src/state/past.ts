import type { ObjectId } from "./ref.ts"
import type { PastObject, State } from "./state.ts"
import { bumpRevision, writable } from "./writing/edit.ts"

/**
 * Last known information (608.2h) of objects that no longer exist, by their last id. The list is sorted by id and no longer than its
 * contents, however many objects the game has seen.
 */

/** Last known information of the object that had this id. */
export function pastOf(s: State, id: ObjectId): PastObject | undefined {
  const found = s.past[placeOf(s.past, id)]
  return found?.object.id === id ? found : undefined
}

/** Stores or replaces an object's last known information. */
export function writePast(s: State, past: PastObject): void {
  bumpRevision(s)
  const own = ownPast(s)
  const { id } = past.object
  const at = placeOf(own, id)
  if (own[at]?.object.id === id) own[at] = past
  else if (at === own.length) own.push(past)
  else own.splice(at, 0, past)
}

/** Drops all other last known information. Nothing may ask for it any more, so no rule could notice. */
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

/** The index of the object with this id in the list, or where it belongs. */
function placeOf(past: readonly PastObject[], id: ObjectId): number {
  let [from, to] = [0, past.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (past[middle].object.id < id) from = middle + 1
    else to = middle
  }
  return from
}
