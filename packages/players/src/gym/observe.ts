import {
  characteristics,
  controllerOf,
  type Decision,
  isPlayerRef,
  manaValueOf,
  type ObjectId,
  type PlayerId,
  type Ref,
  refPlayer,
  STEPS,
  type State,
  ZONES,
} from "@apnap/engine"
import { mayKnow, seesHand } from "@apnap/engine/internal"
import { OPTION_KINDS, type Stepping } from "../steps/stepping.ts"
import type { CardIndex } from "./card-index.ts"
import { columnsOf, GLOBALS, OBJECTS, OPTIONS, PLAYERS, WORDS, wordHash } from "./schema.ts"

const G = columnsOf(GLOBALS)
const P = columnsOf(PLAYERS)
const O = columnsOf(OBJECTS)
const T = columnsOf(OPTIONS)
export const WIDTH = {
  globals: Object.keys(GLOBALS).length,
  players: Object.keys(PLAYERS).length,
  objects: Object.keys(OBJECTS).length,
  options: Object.keys(OPTIONS).length,
}

/** The tables of one environment, to be filled. */
export interface Tables {
  globals: Int32Array
  players: Int32Array
  objects: Int32Array
  options: Int32Array
  mask: Uint8Array
}

/** The largest value a table can hold. */
const MOST = 0x7fffffff

/** A step at which an agent is asked. */
export interface Moment {
  /** In the middle of the action that asks. */
  state: State
  decision: Decision
  step: Stepping
  /** The player who is asked and observes. */
  viewer: PlayerId
  /** Which indices are legal. */
  offered: readonly boolean[]
}

/** Fills the tables with what the viewer may know, and the legal indices. */
export function observe(moment: Moment, cards: CardIndex, tables: Tables): void {
  const rows = new Rows(moment, tables.objects.length / WIDTH.objects)
  writeObjects(moment, cards, rows, tables.objects)
  writePlayers(moment, tables.players)
  writeOptions(moment, rows, tables)
  writeGlobals(moment, rows, tables.globals)
}

/** Maps objects to rows. */
class Rows {
  readonly ids: ObjectId[] = []
  readonly #rows = new Map<ObjectId, number>()
  readonly #most: number
  dropped = 0

  constructor({ state: s, viewer, step, decision }: Moment, most: number) {
    this.#most = most
    this.#add(s.players[viewer].hand)
    this.#add(s.battlefield)
    for (let i = s.stack.length - 1; i >= 0; i--) this.#one(s.stack[i])
    // Cards looked at or searched are revealed by the decision itself.
    if (decision.kind !== "priority")
      for (const { ref } of step.options) if (ref > 0 && s.objects[ref] !== undefined) this.#one(ref)
    for (const p of s.players) {
      if (p.id !== viewer && seesHand(s, p, viewer)) this.#add(p.hand)
      for (let i = p.graveyard.length - 1; i >= 0; i--) this.#one(p.graveyard[i])
    }
    this.#add(s.exile)
    this.#add(s.command)
  }

  /** The row of an object, from 1; 0 for none. */
  of(ref: Ref): number {
    return ref > 0 ? (this.#rows.get(ref) ?? 0) : 0
  }

  #add(ids: readonly ObjectId[]): void {
    for (let i = 0; i < ids.length; i++) this.#one(ids[i])
  }

  #one(id: ObjectId): void {
    if (this.#rows.has(id)) return
    if (this.ids.length === this.#most) this.dropped++
    else this.#rows.set(id, this.ids.push(id))
  }
}

function writeObjects({ state: s, viewer }: Moment, cards: CardIndex, rows: Rows, out: Int32Array): void {
  out.fill(0)
  const seats = s.players.length
  for (let i = 0; i < rows.ids.length; i++)
    writeObject(s, rows.ids[i], viewer, cards, rows, out, i * WIDTH.objects, seats)
}

function writeObject(
  s: State,
  id: ObjectId,
  viewer: PlayerId,
  cards: CardIndex,
  rows: Rows,
  out: Int32Array,
  at: number,
  seats: number,
): void {
  const object = s.objects[id]!
  const { combat, stack } = object
  const known = mayKnow(s, object, viewer)
  const inPlay = object.zone === "battlefield" || object.zone === "stack"
  out[at + O.zone] = ZONES.indexOf(object.zone) + 1
  out[at + O.kind] = WORDS.kinds.indexOf(object.kind)
  out[at + O.controller] = seatOf(controllerOf(s, id), viewer, seats)
  out[at + O.owner] = seatOf(object.owner, viewer, seats)
  out[at + O.face_down] = object.faceDown ? 1 : 0
  if (known && object.kind === "card") {
    out[at + O.card] = cards.indexOf(s.definitions[object.def])
    out[at + O.face] = object.face
  }
  if (!known && !inPlay) return
  const c = characteristics(s, id)
  out[at + O.types] = c.types
  out[at + O.supertypes] = c.supertypes
  out[at + O.colors] = c.colors
  out[at + O.keywords] = c.flags
  out[at + O.power] = c.power ?? 0
  out[at + O.toughness] = c.toughness ?? 0
  out[at + O.mana_value] = manaValueOf(s, id)
  out[at + O.tapped] = object.tapped ? 1 : 0
  out[at + O.sick] = object.sick ? 1 : 0
  out[at + O.damage] = object.damage
  if (object.counters !== null) writeCounters(object.counters, out, at)
  out[at + O.attached_to] = rows.of(object.attachedTo)
  if (combat !== null) {
    if (combat.attacking !== 0) {
      if (isPlayerRef(combat.attacking))
        out[at + O.attacking] = seatOf(refPlayer(combat.attacking), viewer, seats)
      else out[at + O.attacking_object] = rows.of(combat.attacking)
    }
    out[at + O.blocking] = combat.blocking.length > 0 ? rows.of(combat.blocking[0]) : 0
    out[at + O.blocked] = combat.blocked ? 1 : 0
  }
  if (stack !== null) {
    out[at + O.chosen_x] = stack.x
    const target = firstOf(stack.targets)
    if (target !== 0 && isPlayerRef(target))
      out[at + O.target_player] = seatOf(refPlayer(target), viewer, seats)
    else out[at + O.target] = rows.of(target)
  }
}

function firstOf(targets: readonly (readonly Ref[])[]): Ref {
  for (const slot of targets) if (slot.length > 0) return slot[0]
  return 0
}

function writeCounters(counters: Readonly<Record<string, number>>, out: Int32Array, at: number): void {
  for (const kind of Object.keys(counters)) {
    const count = counters[kind]
    if (kind === "+1/+1") out[at + O.plus] += count
    else if (kind === "-1/-1") out[at + O.plus] -= count
    else if (kind === "loyalty") out[at + O.loyalty] += count
    else out[at + O.counters] += count
  }
}

/** Seat number as seen by the viewer: 1 for the viewer, then in turn order. */
function seatOf(player: PlayerId, viewer: PlayerId, seats: number): number {
  return player < 0 ? 0 : ((player - viewer + seats) % seats) + 1
}

const POOL: Readonly<Record<string, number>> = {
  W: P.white,
  U: P.blue,
  B: P.black,
  R: P.red,
  G: P.green,
  C: P.colorless,
}

function writePlayers({ state: s, viewer }: Moment, out: Int32Array): void {
  out.fill(0)
  const seats = s.players.length
  for (const p of s.players) {
    const at = (seatOf(p.id, viewer, seats) - 1) * WIDTH.players
    if (at >= out.length) continue
    out[at + P.life] = p.life
    out[at + P.hand] = p.hand.length
    out[at + P.library] = p.library.length
    out[at + P.graveyard] = p.graveyard.length
    if (p.counters !== null) {
      out[at + P.poison] = p.counters.poison ?? 0
      out[at + P.energy] = p.counters.energy ?? 0
      out[at + P.experience] = p.counters.experience ?? 0
    }
    for (const { type } of p.pool) out[at + (POOL[type] ?? P.colorless)]++
    out[at + P.lands_played] = p.landsPlayed
    out[at + P.left] = p.left === null ? 0 : 1
    out[at + P.team] = p.team + 1
    out[at + P.max_hand] = Math.min(p.maxHand, 1000)
    if (p.commanderDamage !== null)
      out[at + P.commander_damage] = Math.max(0, ...Object.values(p.commanderDamage))
    out[at + P.ring] = p.ringTempted
    out[at + P.speed] = p.speed
  }
}

function writeOptions(moment: Moment, rows: Rows, { options: out, mask }: Tables): void {
  const { state: s, viewer, step } = moment
  const seats = s.players.length
  out.fill(0)
  mask.fill(0)
  for (let i = 0; i < step.options.length; i++) {
    const { kind, ref, other, value, label } = step.options[i]
    const at = i * WIDTH.options
    out[at + T.kind] = OPTION_KINDS.indexOf(kind) + 1
    if (isPlayerRef(ref)) out[at + T.player] = seatOf(refPlayer(ref), viewer, seats)
    else out[at + T.object] = rows.of(ref)
    if (isPlayerRef(other)) out[at + T.other_player] = seatOf(refPlayer(other), viewer, seats)
    else out[at + T.other_object] = rows.of(other)
    out[at + T.value] = Math.min(value, MOST)
    out[at + T.label] = wordHash(label)
    mask[i] = moment.offered[i] ? 1 : 0
  }
}

function writeGlobals({ state: s, viewer, decision, step }: Moment, rows: Rows, out: Int32Array): void {
  const seats = s.players.length
  out.fill(0)
  out[G.players] = seats
  out[G.turn] = s.turn.number
  out[G.step] = STEPS.indexOf(s.turn.step)
  out[G.active] = seatOf(s.turn.active, viewer, seats)
  out[G.decision] = WORDS.decisions.indexOf(decision.kind)
  out[G.purpose] = wordHash(decision.purpose)
  out[G.source] = rows.of(decision.source)
  if (isPlayerRef(step.subject)) out[G.subject_player] = seatOf(refPlayer(step.subject), viewer, seats)
  else out[G.subject] = rows.of(step.subject)
  if ("min" in decision && typeof decision.min === "number") {
    out[G.min] = decision.min
    out[G.max] = Math.min(Number(decision.max), MOST)
  }
  out[G.total] = decision.kind === "distribute" ? decision.total : 0
  out[G.options] = step.options.length
  out[G.stack] = s.stack.length
  out[G.day_night] = s.dayNight === "neither" ? 0 : s.dayNight === "day" ? 1 : 2
  out[G.monarch] = seatOf(s.monarch, viewer, seats)
  out[G.initiative] = seatOf(s.initiative, viewer, seats)
  out[G.dropped] = rows.dropped
}
