import type { MoveCause } from "../language/event.ts"
import type { Zone } from "../language/vocabulary.ts"
import { analyse } from "../characteristics/analysis.ts"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { derived } from "../characteristics/derived.ts"
import { edit, newTimestamp, removeObject, touch, writePast } from "../state/edit.ts"
import type { GameObject, Memory } from "../state/object.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { prepareEntering } from "./enter.ts"
import { zoneAfterStack } from "./leave-stack.ts"
import { splitMelded } from "./melded.ts"
import type { Entering, Proposal } from "./proposal.ts"
import { record, simultaneously } from "./record.ts"
import { applyReplacements, propose } from "./replace.ts"
import { returnExiled, someoneWaits } from "./until.ts"
import { putInto, takeOut } from "./zones.ts"

/** How a move is asked for. */
export interface Move {
  id: ObjectId
  to: Zone
  rule: string
  cause?: MoveCause
  /** Who does it (discards, sacrifices, mills). */
  by?: PlayerId
  source?: ObjectId
  position?: number
  entering?: Partial<Entering>
  link?: { source: ObjectId; key: string }
  faceDown?: boolean
  /** What the object keeps remembering in the new zone (400.7b to g). */
  keep?: Memory
}

/** Moves one object to another zone. Returns its new id, or 0 when it did not move. Source: 400.7. */
export function move(s: State, m: Move): ObjectId {
  return moveAll(s, [m])[0]
}

/**
 * Moves objects simultaneously: replacement effects first (616), then all of them at once, then triggers. Returns the new ids in
 * the given order, 0 for those that did not move.
 */
export function moveAll(s: State, moves: readonly Move[]): ObjectId[] {
  const ids = simultaneously(s, () => {
    const ready = moves.map((m) => prepare(s, m))
    // 704.8, 603.10a: all of them as they were before any of them moved.
    for (const p of ready) if (p !== null && s.objects[p.was] !== undefined) rememberPast(s, s.objects[p.was]!)
    return ready.map((p, i) => (p === null ? NONE : carry(s, p, moves[i])))
  })
  if (s.effects.length > 0 && someoneWaits(s)) returnExiled(s)
  return ids
}

function prepare(s: State, m: Move): Proposal | null {
  const object = s.objects[m.id]
  if (object === undefined || isSpent(object)) return null
  const p = propose({
    kind: "moves", rule: m.rule, was: m.id, object: m.id, player: m.by ?? -1, source: m.source ?? NONE,
    from: object.zone, to: object.zone === "stack" ? zoneAfterStack(object, m.to) : m.to, cause: m.cause ?? "", position: m.position, link: m.link ?? null, faceDown: m.faceDown,
  })
  if (m.to === "battlefield") p.entering = entering(object, m.entering)
  if (!applyReplacements(s, p)) return null
  // 614.12: how it enters is settled before it does.
  if (p.to === "battlefield" && p.entering !== null && !prepareEntering(s, object, p)) return null
  return p
}

/** 111.8: a token that left the battlefield moves no more. It comes into being outside the game. */
function isSpent({ kind, zone }: GameObject): boolean {
  return kind === "token" && zone !== "battlefield" && zone !== "outside"
}

function entering(object: GameObject, given: Partial<Entering> | undefined): Entering {
  return {
    controller: object.zone === "stack" ? object.controller : object.owner,
    tapped: false, counters: {}, faceDown: null, face: object.face, attachTo: NONE, attacking: NONE, copyOf: -1, changes: [],
    ...given,
  }
}

/** The move itself: the old object becomes past, a new one begins (400.7). */
function carry(s: State, p: Proposal, m: Move): ObjectId {
  const old = s.objects[p.was]
  if (old === undefined) return NONE
  const from = old.zone
  leave(s, old)
  const id = arrive(s, old, p, m)
  writePast(s, p.was, { ...s.past[p.was], became: id })
  if (from === "stack" && p.to === "battlefield") goOn(s, p.was, id)
  if (from === "battlefield") splitMelded(s, old, p.to as Zone, p.position)
  if (p.link !== null) linkTo(s, p.link.source, p.link.key, id)
  record(s, { kind: "moves", rule: p.rule, object: id, was: p.was, player: p.player, source: p.source, from, to: p.to, cause: p.cause })
  if (p.to === "battlefield" && p.entering !== null) recordEntering(s, id, p.entering)
  return id
}

/** 400.7a: effects on a permanent spell go on with the permanent that it becomes. */
function goOn(s: State, spell: ObjectId, permanent: ObjectId): void {
  const follow = (id: ObjectId) => (id === spell ? permanent : id)
  if (s.effects.some((e) => e.objects.includes(spell))) s.effects = s.effects.map((e) => ({ ...e, objects: e.objects.map(follow) }))
}

/** 122.6, 303.4f: entering with counters is having them put on it; entering attached is becoming attached. */
function recordEntering(s: State, id: ObjectId, e: Entering): void {
  for (const [kind, count] of Object.entries(e.counters)) {
    record(s, { kind: "counters", rule: "122.6a", object: id, other: id, amount: count, detail: kind, player: e.controller })
  }
  if (e.attachTo !== NONE) record(s, { kind: "attached", rule: "701.3a", object: id, other: e.attachTo })
}

/** Keeps the object as it last was (608.2h, 603.10). */
export function rememberPast(s: State, old: GameObject): void {
  const kept = { ...old, controller: controllerOf(s, old.id) }
  writePast(s, old.id, { object: kept, characteristics: characteristics(s, old.id), became: NONE, turn: s.turn.number })
}

function leave(s: State, old: GameObject): void {
  if (old.zone === "battlefield" && old.combat !== null) leaveCombat(s, old.id)
  takeOut(s, old.id)
  removeObject(s, old.id)
  if (old.zone === "battlefield" && old.attachedTo !== NONE) {
    record(s, { kind: "unattached", rule: "701.3d", object: old.id, other: old.attachedTo })
  }
}

function arrive(s: State, old: GameObject, p: Proposal, m: Move): ObjectId {
  const id = s.nextId++
  const onField = p.to === "battlefield"
  const e = p.entering
  const definition = s.definitions[old.def]
  s.objects[id] = {
    ...old,
    id,
    epoch: s.epoch,
    kind: old.kind === "copy" && onField ? "token" : old.kind, // 608.3f
    def: onField && e !== null && e.copyOf >= 0 ? e.copyOf : old.def,
    face: onField && e !== null ? e.face : p.to === "stack" || definition.layout === "prototype" ? old.face : 0,
    controller: onField && e !== null ? e.controller : old.owner,
    zone: "outside",
    timestamp: newTimestamp(s),
    tapped: onField && e !== null && e.tapped,
    faceDown: onField && e !== null ? e.faceDown !== null : p.faceDown,
    flipped: false,
    phasedOut: 0,
    sick: onField,
    damage: 0,
    deathtouched: false,
    counters: onField && e !== null && Object.keys(e.counters).length > 0 ? e.counters : null,
    attachedTo: onField && e !== null ? e.attachTo : NONE,
    combat: onField && e !== null && e.attacking !== NONE ? { attacking: e.attacking, blocking: [], blockedBy: [], blocked: false, band: 0 } : null,
    stack: null,
    memory: memoryAfter(p, m, e, old.memory),
  }
  putInto(s, id, p.to as Zone, p.position)
  return id
}

function memoryAfter(p: Proposal, m: Move, e: Entering | null, before: Memory | null): Memory | null {
  if (p.to !== "battlefield" || e === null) return m.keep ?? null
  // 614.12a: what was chosen, and what a linked ability recorded, as it was about to enter.
  const extra: Memory = { ...(before?.chosen && { chosen: before.chosen }), ...(before?.linked && { linked: before.linked }), ...m.keep }
  if (e.faceDown !== null) extra.faceDownAs = e.faceDown
  if (e.changes.length > 0) extra.changes = e.changes
  return Object.keys(extra).length > 0 ? extra : null
}

/** Remembers an object under a linked ability's key (607). */
export function linkTo(s: State, source: ObjectId, key: string, id: ObjectId): void {
  const now = s.objects[source]
  if (now === undefined) {
    const past = s.past[source]
    if (past !== undefined) writePast(s, source, { ...past, object: { ...past.object, memory: linked(past.object.memory, key, id) } })
    return
  }
  edit(s, source).memory = linked(now.memory, key, id)
}

function linked(memory: Memory | null, key: string, id: ObjectId): Memory {
  return { ...memory, linked: { ...memory?.linked, [key]: [...(memory?.linked?.[key] ?? []), id] } }
}

/** 506.4: takes a permanent out of combat; what it blocked stays blocked. */
export function leaveCombat(s: State, id: ObjectId): void {
  const role = s.objects[id]?.combat
  if (role == null) return
  edit(s, id).combat = null
  for (const other of s.battlefield) {
    const combat = s.objects[other]!.combat
    if (combat === null) continue
    if (combat.blockedBy.includes(id)) edit(s, other).combat = { ...combat, blockedBy: combat.blockedBy.filter((b) => b !== id) }
    else if (combat.blocking.includes(id)) edit(s, other).combat = { ...combat, blocking: combat.blocking.filter((a) => a !== id) }
  }
  touch(s)
}

/** Whether anything on the battlefield cares about objects that enter: a quick test for the hot path. */
export function hasEnterEffects(s: State, object: GameObject): boolean {
  return (derived(s).statics.get("enters")?.length ?? 0) > 0 || analyse(characteristics(s, object.id).abilities).statics.length > 0
}
