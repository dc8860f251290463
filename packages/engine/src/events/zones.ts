import { disturb, stir } from "../characteristics/derived.ts"
import type { Zone } from "../language/vocabulary.ts"
import { edit, editPlayer } from "../state/edit.ts"
import type { GameObject } from "../state/object.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** Zone lists: raw writes, used only by `move.ts` and set-up. A player's zones are lists of their own (400.1). */

type SharedZone = "battlefield" | "stack" | "exile" | "command"

function isShared(zone: Zone): zone is SharedZone {
  return zone === "battlefield" || zone === "stack" || zone === "exile" || zone === "command"
}

/** Takes an object out of the list of the zone it is in. */
export function takeOut(s: State, id: ObjectId): void {
  const object = s.objects[id]!
  const { zone, owner } = object
  if (isShared(zone)) s[zone] = s[zone].filter((other) => other !== id)
  else editPlayer(s, owner)[zone] = s.players[owner][zone].filter((other) => other !== id)
  announce(s, zone, object)
}

/** Puts an object into a zone's list. For libraries `position` counts from the top; -1 is the bottom. */
export function putInto(s: State, id: ObjectId, zone: Zone, position = 0): void {
  const object = edit(s, id)
  object.zone = zone
  if (isShared(zone)) s[zone] = [...s[zone], id]
  else if (zone === "library") insert(s, object.owner, id, position)
  else editPlayer(s, object.owner)[zone] = [...s.players[object.owner][zone], id]
  announce(s, zone, s.objects[id]!)
}

function insert(s: State, owner: PlayerId, id: ObjectId, position: number): void {
  const library = s.players[owner].library.slice()
  const at = position < 0 ? Math.max(0, -1 - position) : Math.max(0, library.length - position)
  library.splice(at, 0, id)
  editPlayer(s, owner).library = library
}

/** Zones whose contents can change what others are like. */
function announce(s: State, zone: Zone, object: GameObject): void {
  if (zone === "library" || zone === "outside") stir(s)
  else disturb(s, object)
}
