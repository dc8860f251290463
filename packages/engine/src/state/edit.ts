import { copyMemory, copyObject, copyPlayer, copyStackInfo, copyState, copyTurn } from "./copy.ts"
import type { GameEvent } from "./event.ts"
import type { GameObject, Memory, ObjectKind, StackInfo } from "./object.ts"
import { objectNow, stackInfoOf } from "./object-now.ts"
import type { Player } from "./player.ts"
import { NONE, type ObjectId, type PlayerId } from "./ref.ts"
import type { PastObject, State } from "./state.ts"
import type { Turn } from "./turn.ts"

/**
 * Writing to a copy-on-write state. Records are shared between forks until the first write; `edit…` returns a record that this
 * state owns. Never keep an object across a write: keep its id.
 */

let lastEpoch = 0
let lastRevision = 0

/** A copy that shares everything until one of the two writes. */
export function fork(s: State): State {
  s.epoch = ++lastEpoch
  const copy = copyState(s)
  copy.epoch = ++lastEpoch
  copy.answers = s.answers.slice()
  return copy
}

/** A fresh epoch, for a state made from data. */
export function newEpoch(): number {
  return ++lastEpoch
}

/** A fresh revision, for a state made from data. */
export function newRevision(): number {
  return ++lastRevision
}

/** Says that something was written that a rule could notice; the writers below do so themselves. */
export function bumpRevision(s: State): void {
  s.revision = ++lastRevision
}

function ownObjects(s: State): void {
  if (s.objectsEpoch === s.epoch) return
  s.objects = s.objects.slice()
  s.objectsEpoch = s.epoch
}

/**
 * The object, writable. Does not mark characteristics as changed: see `invalidate`. Who makes another card of what lies in a list off the battlefield
 * makes the list anew as well: readings of it stand for as long as it is the same list.
 */
export function edit(s: State, id: ObjectId): GameObject {
  s.revision = ++lastRevision
  const object = objectNow(s, id)
  if (object.epoch === s.epoch) return object
  ownObjects(s)
  const own = copyObject(object)
  own.epoch = s.epoch
  s.objects[id] = own
  return own
}

/** What the spell or ability on the stack knows, copied: write it at once. */
export function editStack(s: State, id: ObjectId): StackInfo {
  const own = copyStackInfo(stackInfoOf(s, id))
  edit(s, id).stack = own
  return own
}

/** What the object remembers, copied: write it at once. */
export function editMemory(s: State, id: ObjectId): Memory {
  const own = copyMemory(objectNow(s, id).memory)
  edit(s, id).memory = own
  return own
}

/** The player, writable. */
export function editPlayer(s: State, id: PlayerId): Player {
  s.revision = ++lastRevision
  const player = s.players[id]
  if (player.epoch === s.epoch) return player
  if (s.playersEpoch !== s.epoch) {
    s.players = s.players.slice()
    s.playersEpoch = s.epoch
  }
  const own = copyPlayer(player)
  own.epoch = s.epoch
  s.players[id] = own
  return own
}

/** The turn record, writable. Never keep it across a call. */
export function editTurn(s: State): Turn {
  if (s.turnEpoch !== s.epoch) {
    s.turn = copyTurn(s.turn)
    s.turnEpoch = s.epoch
  }
  return s.turn
}

/** Adds an event to this turn's. No rule asks the history whether a step began: `turn` says which one it is. */
export function appendEvent(s: State, event: GameEvent): void {
  if (event.kind !== "step") s.revision = ++lastRevision
  if (s.eventsEpoch !== s.epoch) {
    s.events = s.events.slice()
    s.eventsEpoch = s.epoch
  }
  s.events.push(event)
}

/** Writes what is last known of an object (608.2h). */
export function writePast(s: State, id: ObjectId, past: PastObject): void {
  s.revision = ++lastRevision
  ownPast(s)
  s.past[id] = past
}

/** Drops what was last known of an object. Nothing may ask for it any more: this is no change that a rule could notice. */
export function forget(s: State, id: ObjectId): void {
  ownPast(s)
  s.past[id] = undefined
}

function ownPast(s: State): void {
  if (s.pastEpoch === s.epoch) return
  s.past = s.past.slice()
  s.pastEpoch = s.epoch
}

/** Says that derived characteristics may have changed. */
export function invalidate(s: State): void {
  s.revision = ++lastRevision
  s.derived = null
}

/**
 * A new object in the table, in no zone yet (`putInto` puts it into one). Unless more is said of it, its owner controls it, it stands for itself,
 * and it is as an object is of which nothing is known: untapped, face up, undamaged, without counters and memory.
 */
export function newObject(
  s: State,
  kind: ObjectKind,
  of: Pick<GameObject, "def" | "owner"> & Partial<GameObject>,
): GameObject {
  s.revision = ++lastRevision
  ownObjects(s)
  const id = s.nextId++
  // Written out: all objects have one shape, which keeps what reads them fast.
  const own: GameObject = {
    kind,
    def: of.def,
    face: of.face ?? BLANK.face,
    card: of.card ?? id,
    owner: of.owner,
    controller: of.controller ?? of.owner,
    zone: of.zone ?? "outside",
    tapped: of.tapped ?? BLANK.tapped,
    faceDown: of.faceDown ?? BLANK.faceDown,
    flipped: of.flipped ?? BLANK.flipped,
    phasedOut: of.phasedOut ?? BLANK.phasedOut,
    sick: of.sick ?? BLANK.sick,
    damage: of.damage ?? BLANK.damage,
    deathtouched: of.deathtouched ?? BLANK.deathtouched,
    counters: of.counters ?? BLANK.counters,
    attachedTo: of.attachedTo ?? BLANK.attachedTo,
    combat: of.combat ?? BLANK.combat,
    stack: of.stack ?? BLANK.stack,
    memory: of.memory ?? BLANK.memory,
    id,
    epoch: s.epoch,
    timestamp: s.nextTimestamp++,
  }
  s.objects[id] = own
  return own
}

/** What is stored of an object of which nothing is known (400.7). */
export const BLANK = {
  face: 0,
  tapped: false,
  faceDown: false,
  flipped: false,
  phasedOut: 0,
  sick: false,
  damage: 0,
  deathtouched: false,
  counters: null,
  attachedTo: NONE,
  combat: null,
  stack: null,
  memory: null,
} as const satisfies Partial<GameObject>

export function removeObject(s: State, id: ObjectId): void {
  s.revision = ++lastRevision
  ownObjects(s)
  s.objects[id] = undefined
}

/** A new timestamp (613.7). */
export function newTimestamp(s: State): number {
  return s.nextTimestamp++
}
