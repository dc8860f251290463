import type { GameEvent } from "../event.ts"
import type { GameObject, Memory, ObjectKind, StackInfo, Writable } from "../object.ts"
import { objectNow, stackInfoOf } from "../object-now.ts"
import type { Player } from "../player.ts"
import { NONE, type ObjectId, type PlayerId } from "../ref.ts"
import type { State, WritableState } from "../state.ts"
import type { Turn } from "../turn.ts"
import { copyMemory, copyObject, copyPlayer, copyStackInfo, copyState, copyTurn } from "./copy.ts"
import { noteRow } from "./journal.ts"

/**
 * Writes to a copy-on-write state. Forks share records until the first write; `edit…` returns a record that this state owns. Never keep an
 * object across a write: keep its id.
 */

let lastEpoch = 0
let lastRevision = 0

/** A copy that shares everything until either state writes. */
export function fork(s: State): State {
  const own = writable(s)
  own.epoch = ++lastEpoch
  if (own.journal !== null) {
    own.journal.shared = true
    own.journal = null
  }
  const copy = copyState(s)
  copy.epoch = ++lastEpoch
  copy.answers = s.answers.slice()
  return copy
}

/**
 * The state, writable without the bookkeeping of the functions below: for code that undoes its writes before anything else reads them, and
 * for tests. Only write to tables that no fork shares.
 */
export function writable(s: State): WritableState {
  return s as WritableState
}

/** A fresh epoch, for a state built from data. */
export function newEpoch(): number {
  return ++lastEpoch
}

/** A fresh revision, for a state built from data. */
export function newRevision(): number {
  return ++lastRevision
}

/** Marks a write that a rule could notice; the functions below do so themselves. */
export function bumpRevision(s: State): void {
  writable(s).revision = ++lastRevision
}

/** A state's bookkeeping about its own progress. No rule reads it, so writing it does not count as a change. */
type Notes =
  | "answers"
  | "cursor"
  | "serial"
  | "early"
  | "forced"
  | "quiet"
  | "lastCheck"
  | "applied"
  | "underway"
  | "entering"
  | "leaving"
  | "derived"

/** The state's bookkeeping fields, writable. */
export function notesOf(s: State): Pick<WritableState, Notes> {
  return writable(s)
}

type Own =
  | "turn"
  | "battlefield"
  | "stack"
  | "exile"
  | "command"
  | "ante"
  | "delayed"
  | "waiting"
  | "events"
  | "lastTurnEvents"
type OfGame =
  | "controlled"
  | "dayNight"
  | "monarch"
  | "initiative"
  | "planarController"
  | "reach"
  | "over"
  | "markers"
  | "subgame"
  | "random"
  | "definitions"

/** The state's own fields, writable: write at once. Does not mark characteristics as changed: see `invalidate`. */
export function editState(s: State): Pick<WritableState, Own | OfGame> {
  const own = writable(s)
  own.revision = ++lastRevision
  return own
}

/** Replaces the continuous effects in force (611.2). */
export function setEffects(s: State, effects: State["effects"]): void {
  writable(s).effects = effects
  invalidate(s)
}

function ownObjects(s: State): WritableState {
  const own = writable(s)
  if (s.objectsEpoch === s.epoch) return own
  own.objects = s.objects.slice()
  own.objectsEpoch = s.epoch
  own.journal = null
  return own
}

function store(s: State, id: ObjectId, object: GameObject | undefined): void {
  const own = ownObjects(s)
  if (own.journal !== null) noteRow(own.journal, id)
  own.objects[id] = object
}

/**
 * The object, writable. Does not mark characteristics as changed: see `invalidate`. The list of its zone is replaced where cached readings
 * stay valid as long as the list is the same.
 */
export function edit(s: State, id: ObjectId): Writable<GameObject> {
  writable(s).revision = ++lastRevision
  const object = objectNow(s, id)
  if (object.zone !== "battlefield" && object.zone !== "stack") renewList(s, object)
  if (object.epoch === s.epoch) return object
  const own = copyObject(object)
  own.epoch = s.epoch
  store(s, id, own)
  return own
}

/** What a card in one of these lists is like may change without a move: turned face up, foretold, plotted, cast as its other face. */
function renewList(s: State, { zone, owner }: GameObject): void {
  if (zone === "exile") writable(s).exile = s.exile.slice()
  else if (zone === "command") writable(s).command = s.command.slice()
  else if (zone === "hand") editPlayer(s, owner).hand = s.players[owner].hand.slice()
  else if (zone === "graveyard") editPlayer(s, owner).graveyard = s.players[owner].graveyard.slice()
}

/** A copy of the stack object's information: write it at once. */
export function editStack(s: State, id: ObjectId): Writable<StackInfo> {
  const own = copyStackInfo(stackInfoOf(s, id))
  edit(s, id).stack = own
  return own
}

/** A copy of the object's memory: write it at once. */
export function editMemory(s: State, id: ObjectId): Writable<Memory> {
  const own = copyMemory(objectNow(s, id).memory)
  edit(s, id).memory = own
  return own
}

/** The player, writable. */
export function editPlayer(s: State, id: PlayerId): Writable<Player> {
  writable(s).revision = ++lastRevision
  const player = s.players[id]
  if (player.epoch === s.epoch) return player
  const owner = writable(s)
  if (s.playersEpoch !== s.epoch) {
    owner.players = s.players.slice()
    owner.playersEpoch = s.epoch
  }
  const own = copyPlayer(player)
  own.epoch = s.epoch
  owner.players[id] = own
  return own
}

/** The turn record, writable. Never keep it across a call. */
export function editTurn(s: State): Writable<Turn> {
  if (s.turnEpoch !== s.epoch) {
    const own = writable(s)
    own.turn = copyTurn(s.turn)
    own.turnEpoch = s.epoch
  }
  return s.turn
}

/** Adds an event to this turn's. No rule asks the history whether a step began: `turn` has the current step. */
export function appendEvent(s: State, event: GameEvent): void {
  const own = writable(s)
  if (event.kind !== "step") own.revision = ++lastRevision
  if (s.eventsEpoch !== s.epoch) {
    own.events = s.events.slice()
    own.eventsEpoch = s.epoch
  }
  own.events.push(event)
}

/** Marks derived characteristics as possibly changed. */
export function invalidate(s: State): void {
  const own = writable(s)
  own.revision = ++lastRevision
  own.derived = null
}

/**
 * A new object in the table, in no zone yet (`putInto` puts it into one). By default its owner controls it, it is its own card, and it is
 * blank: untapped, face up, undamaged, without counters or memory.
 */
export function newObject(
  s: State,
  kind: ObjectKind,
  of: Pick<GameObject, "def" | "owner"> & Partial<GameObject>,
): GameObject {
  writable(s).revision = ++lastRevision
  const id = writable(s).nextId++
  // Written out so that all objects have one shape, which keeps readers fast.
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
    timestamp: newTimestamp(s),
  }
  store(s, id, own)
  return own
}

/** The stored state of an object without history (400.7). */
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

/** Adds a record to the table as a new object in no zone (400.7). Returns its id. */
export function insertObject(s: State, object: Writable<GameObject>): ObjectId {
  writable(s).revision = ++lastRevision
  const id = writable(s).nextId++
  object.id = id
  object.epoch = s.epoch
  object.zone = "outside"
  object.timestamp = newTimestamp(s)
  store(s, id, object)
  return id
}

export function removeObject(s: State, id: ObjectId): void {
  writable(s).revision = ++lastRevision
  store(s, id, undefined)
}

/** A new timestamp (613.7). */
export function newTimestamp(s: State): number {
  return writable(s).nextTimestamp++
}
