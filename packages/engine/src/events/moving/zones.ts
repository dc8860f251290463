import { invalidateFor, invalidateIfRead } from "../../characteristics/layers/derived.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { TurnMarkers } from "../../state/turn-markers.ts"
import { edit, editPlayer, editState } from "../../state/writing/edit.ts"

/** Zone lists: raw writes, only for `move.ts` and set-up. Some zones have a list per player (400.1). */

/** The player's cards in a zone; in a zone that players share, those that they own. */
export function cardsOf(s: State, zone: Zone, owner: PlayerId): readonly ObjectId[] {
  const list = listOf(s, zone, owner)
  return IS_SHARED.has(zone) ? list.filter((id) => objectNow(s, id).owner === owner) : list
}

const IS_SHARED: ReadonlySet<Zone> = new Set<Zone>(["battlefield", "stack", "exile", "command", "ante"])

function listOf(s: State, zone: Zone, owner: PlayerId): readonly ObjectId[] {
  switch (zone) {
    case "battlefield":
      return s.battlefield
    case "stack":
      return s.stack
    case "exile":
      return s.exile
    case "command":
      return s.command
    case "ante":
      return s.ante
    case "hand":
      return s.players[owner].hand
    case "graveyard":
      return s.players[owner].graveyard
    case "library":
      return s.players[owner].library
    case "outside":
      return s.players[owner].outside
  }
}

function setList(s: State, zone: Zone, owner: PlayerId, ids: readonly ObjectId[]): void {
  switch (zone) {
    // One assignment per zone: writing a field by computed name is several times slower.
    case "battlefield":
      editState(s).battlefield = ids
      return
    case "stack":
      editState(s).stack = ids
      return
    case "exile":
      editState(s).exile = ids
      return
    case "command":
      editState(s).command = ids
      return
    case "ante":
      editState(s).ante = ids
      return
    case "hand":
      editPlayer(s, owner).hand = ids
      return
    case "graveyard":
      editPlayer(s, owner).graveyard = ids
      return
    case "library":
      editPlayer(s, owner).library = ids
      return
    case "outside":
      editPlayer(s, owner).outside = ids
  }
}

/** Removes an object from its zone's list. */
export function takeOut(s: State, id: ObjectId): void {
  const object = objectNow(s, id)
  const { zone, owner } = object
  const list = listOf(s, zone, owner)
  setList(s, zone, owner, list.at(-1) === id ? list.slice(0, -1) : list.filter((other) => other !== id))
  announce(s, zone, object)
}

/** Adds an object to a zone's list. For libraries, `position` counts from the top; -1 is the bottom. */
export function putInto(s: State, id: ObjectId, zone: Zone, position = 0): void {
  const object = edit(s, id)
  object.zone = zone
  if (zone === "library") insert(s, object.owner, id, position)
  else setList(s, zone, object.owner, [...listOf(s, zone, object.owner), id])
  if (zone === "stack" && s.markers !== undefined) noteStack(s, s.markers)
  announce(s, zone, objectNow(s, id))
}

/** 807.5: what is put onto the stack is on that of the current turn. */
function noteStack(s: State, markers: TurnMarkers): void {
  const { number } = markers.all[markers.current]
  const stackOf = Object.fromEntries(s.stack.map((id) => [id, markers.stackOf[id] ?? number]))
  editState(s).markers = { ...markers, stackOf }
}

function insert(s: State, owner: PlayerId, id: ObjectId, position: number): void {
  const { library } = s.players[owner]
  const at = position < 0 ? Math.max(0, -1 - position) : Math.max(0, library.length - position)
  editPlayer(s, owner).library = library.toSpliced(at, 0, id)
}

/** Invalidates what depends on the zone's contents. */
function announce(s: State, zone: Zone, object: GameObject): void {
  if (zone === "library" || zone === "outside") invalidateIfRead(s, "library")
  else invalidateFor(s, object)
}
