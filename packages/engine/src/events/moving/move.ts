import { characteristics, controllerOf, objectOf } from "../../characteristics/query.ts"
import { COMMAND_TYPES, type CounterKind, type Zone } from "../../language/vocabulary.ts"
import { choose } from "../../state/choose.ts"
import type { Component, GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { pastOf, writePast } from "../../state/past.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { copyObject } from "../../state/writing/copy.ts"
import { edit, editTurn, insertObject, notesOf, removeObject } from "../../state/writing/edit.ts"
import { leaveCombat } from "../damage/combat-role.ts"
import { settleCopy } from "../entering/apply-enters-effect.ts"
import { spendTogether } from "../entering/enters-candidates.ts"
import { intrinsic } from "../entering/intrinsic.ts"
import { asPermanent } from "../entering/look-ahead.ts"
import { newEntering } from "../entering/new-entering.ts"
import { closeBatch, happen, openBatch, record } from "../record.ts"
import { inApnapOrder } from "../replacing/affected.ts"
import { afterwards } from "../replacing/afterwards.ts"
import { applyReplacements, settle } from "../replacing/apply-replacements.ts"
import {
  destination,
  type Entering,
  eventOf,
  newPendingEvent,
  type PendingEvent,
} from "../replacing/pending-event.ts"
import { endBestowOn } from "./bestowed.ts"
import { arrangeComponents, splitComponents } from "./components.ts"
import { zoneAfterStack } from "./leave-stack.ts"
import { linkTo } from "./linking.ts"
import { type Move, type MoveParts, makeMove } from "./move-request.ts"
import { coverTop } from "./shown-tops.ts"
import { shuffle } from "./shuffle.ts"
import { transferEffects } from "./transfer-effects.ts"
import { returnExiled, someoneWaits } from "./until.ts"
import { putInto, takeOut } from "./zones.ts"

export { leaveCombat } from "../damage/combat-role.ts"

/** Moves one object to another zone (400.7). Returns its new id, or 0 if it didn't move. */
export function move(s: State, parts: MoveParts): ObjectId {
  return moveOne(s, makeMove(parts))
}

/** The same for a complete move. */
export function moveOne(s: State, m: Move): ObjectId {
  const batch = openBatch(s)
  const p = prepared(s, m)
  if (p !== null && s.objects[p.was] !== undefined) rememberPast(s, objectNow(s, p.was))
  const id = p === null ? NONE : carry(s, p, m)
  closeBatch(s, batch)
  if (p !== null && (p.shuffle || p.after.length > 0)) finish(s, p)
  afterMoves(s)
  return id
}

/**
 * Moves objects simultaneously: first replacement effects (616), then all moves at once, then triggers. Returns the new ids in the
 * given order, 0 for objects that didn't move.
 */
export function moveAll(s: State, parts: readonly MoveParts[]): ObjectId[] {
  return moveEach(s, parts.map(makeMove))
}

/** The same for complete moves. */
export function moveEach(s: State, moves: readonly Move[]): ObjectId[] {
  if (moves.length === 1) return [moveOne(s, moves[0])]
  const batch = openBatch(s)
  const ready = prepareAll(s, moves)
  // 704.8, 603.10a: remembers all of them as they were before any moved.
  for (const p of ready)
    if (p !== null && s.objects[p.was] !== undefined) rememberPast(s, objectNow(s, p.was))
  const ids = ready.map((p, i) => (p === null ? NONE : carry(s, p, moves[i])))
  closeBatch(s, batch)
  for (const p of ready) if (p !== null && (p.shuffle || p.after.length > 0)) finish(s, p)
  if (ready.some((p) => p?.shuffle)) keepPlaces(s, ready, ids)
  afterMoves(s)
  return ids
}

/** 701.24g: a card put into a place of a library that is shuffled at the same time ends up in that place. */
function keepPlaces(s: State, ready: readonly (PendingEvent | null)[], ids: readonly ObjectId[]): void {
  const shuffled = new Set(ready.flatMap((p) => (p?.shuffle ? objectOf(s, p.was)!.owner : [])))
  for (const [i, p] of ready.entries()) {
    if (p === null || p.shuffle || s.objects[ids[i]]?.zone !== "library") continue
    if (!shuffled.has(objectNow(s, ids[i]).owner)) continue
    takeOut(s, ids[i])
    putInto(s, ids[i], "library", p.position)
  }
}

/** Returns what was exiled "until …", and exiles permanents of players who have left. */
function afterMoves(s: State): void {
  if (s.effects.length > 0 && someoneWaits(s)) returnExiled(s)
  if (s.players.some((player) => player.left !== null)) exileAbandoned(s)
}

/** 800.4c: exiles permanents that revert to the control of a player who has left the game. */
export function exileAbandoned(s: State): void {
  const abandoned = s.battlefield.filter((id) => s.players[controllerOf(s, id)].left !== null)
  if (abandoned.length === 0 || s.over !== null) return
  moveAll(
    s,
    abandoned.map((id) => ({ id, to: "exile" as const, rule: "800.4c" })),
  )
}

function finish(s: State, p: PendingEvent): void {
  if (p.shuffle) shuffle(s, objectOf(s, p.was)!.owner)
  afterwards(s, p)
}

/** Settles all moves before any happens; choices are made in APNAP order (616.1). */
function prepareAll(s: State, moves: readonly Move[]): (PendingEvent | null)[] {
  const pending = moves.map((m) => pendingMove(s, m))
  const list = pending.filter((p) => p !== null)
  const happens = settleEntering(s, list, () => new Set(inApnapOrder(s, list).filter((p) => prepare(s, p))))
  return pending.map((p) => (p !== null && happens.has(p) ? p : null))
}

function prepared(s: State, m: Move): PendingEvent | null {
  const p = pendingMove(s, m)
  return p !== null && settleEntering(s, [p], () => prepare(s, p)) ? p : null
}

/** 614.13a, c: while it is settled how permanents enter, nothing else is done with them. */
function settleEntering<T>(s: State, pending: readonly PendingEvent[], settles: () => T): T {
  const entering = pending.filter((p) => p.to === "battlefield").map((p) => p.was)
  if (entering.length === 0) return settles()
  const outer = s.entering
  notesOf(s).entering = [...outer, ...entering]
  const settled = settles()
  notesOf(s).entering = outer
  if (s.effects.length > 0) spendTogether(s, pending)
  return settled
}

/**
 * 311.2, 312.2, 313.2, 314.2, 315.3: nontraditional cards can't leave the command zone or enter the game from outside (108.5). A
 * dungeon leaves the game once completed (309.6).
 */
function staysInCommandZone(s: State, { kind, zone, def }: GameObject): boolean {
  if ((zone !== "command" && zone !== "outside") || kind !== "card") return false
  const [{ types }] = s.definitions[def].faces
  return types.some((type) => COMMAND_TYPES.has(type)) && !types.includes("dungeon")
}

function pendingMove(s: State, m: Move): PendingEvent | null {
  const object = s.objects[m.id]
  if (object === undefined || isSpent(object) || staysInCommandZone(s, object)) return null
  if (m.to === "ante" && m.by !== object.owner) return null // 407.4
  const to = object.zone === "stack" ? zoneAfterStack(object, m.to) : m.to
  if (s.leaving.length > 0 && !goesElsewhere(s, object, to)) return null
  const p = newPendingEvent("moves", m.rule)
  p.was = m.id
  p.object = m.id
  p.player = m.by
  p.source = m.source
  p.from = object.zone
  p.to = to
  p.cause = m.cause
  p.position = m.position
  p.link = m.link
  p.faceDown = m.faceDown
  if (to === "battlefield") p.entering = newEntering(object, m.entering)
  return p
}

/** 400.6: told to move to two zones by one event, it goes to the one that its controller chooses. */
function goesElsewhere(s: State, { id }: GameObject, to: Zone): boolean {
  if (to === "graveyard" || !s.leaving.includes(id)) return true
  const [index] = choose(s, {
    kind: "option",
    player: controllerOf(s, id),
    rule: "400.6",
    purpose: "destination",
    source: id,
    options: [to, "graveyard"].map((label) => ({ label, object: id })),
    min: 1,
    max: 1,
  })
  return index === 0
}

/** 614.12: settles how a permanent enters before it does. Returns false if nothing moves. */
function prepare(s: State, p: PendingEvent): boolean {
  const asked = p.to
  if (!applyReplacements(s, p)) return false
  if (p.from === "battlefield") settleCards(s, p, asked)
  if (p.to !== "battlefield") return true
  if (!intrinsic(s, p) || s.players[p.entering!.controller].left !== null) return false // 800.4b
  settleCopy(p)
  settleCounters(s, p)
  return true
}

/**
 * 730.3e: what replaces where cards are put doesn't apply to a merged permanent that is a token, but does to its components that are
 * cards. They are looked at as though they were all of it.
 */
function settleCards(s: State, p: PendingEvent, to: PendingEvent["to"]): void {
  const { kind, memory } = objectNow(s, p.was)
  if (kind !== "token" || !memory?.components?.some((part) => part.kind === "card")) return
  edit(s, p.was).kind = "card"
  const cards: PendingEvent = { ...p, to, after: [] }
  if (settle(s, cards)) p.cards = destination(cards)
  edit(s, p.was).kind = "token"
}

/** 122.6, 614.16: counters it enters with count as put on it, so effects that modify that apply. */
function settleCounters(s: State, p: PendingEvent): void {
  const e = p.entering!
  if (Object.keys(e.counters).length === 0) return
  const counters: Record<string, number> = {}
  let settled = e.settled
  for (const [detail, amount] of Object.entries(e.counters)) {
    const c = countersOn(p.was, e, detail, amount)
    if (settle(s, c)) counters[c.detail] = (counters[c.detail] ?? 0) + c.amount
    if (c.settled !== null) settled = { ...(settled ?? {}), [c.detail]: c.settled }
    p.after = [...p.after, ...c.after]
  }
  p.entering = { ...e, counters, settled }
}

function countersOn(id: ObjectId, entering: Entering, kind: CounterKind, amount: number): PendingEvent {
  const c = newPendingEvent("counters", "122.6a")
  c.was = id
  c.object = id
  c.other = id
  c.to = "battlefield"
  c.player = entering.controller
  c.source = id
  c.detail = kind
  c.amount = amount
  c.entering = entering
  return c
}

/** 111.8: a token that left the battlefield can't move again. Tokens are created outside the game. */
function isSpent({ kind, zone }: GameObject): boolean {
  return kind === "token" && zone !== "battlefield" && zone !== "outside"
}

const NO_PARTS: readonly ObjectId[] = []

/** The move itself: the old object becomes past, a new one is created (400.7). */
function carry(s: State, p: PendingEvent, m: Move): ObjectId {
  const old = s.objects[p.was]
  if (old === undefined) return NONE
  const from = old.zone
  leave(s, old)
  const to = zoneOf(p, old)
  const id = arrive(s, old, to === p.to ? p : { ...p, to }, m)
  pastOf(s, p.was)!.became = id // past entry written by this move
  if (from === "stack" && p.to === "battlefield") transferEffects(s, p.was, id)
  const parts = from === "battlefield" ? splitComponents(s, old, (part) => zoneOf(p, part), p) : NO_PARTS
  if (parts.length > 0) writePast(s, { ...pastOf(s, p.was)!, parts })
  const cards =
    parts.length > 0 && !p.shuffle ? arrangeComponents(s, [id, ...parts], m.by, p.position) : [id, ...parts]
  if (p.link !== null) for (const card of cards) linkTo(s, p.link.source, p.link.key, card)
  const event = eventOf(p)
  event.object = id
  event.from = from
  event.to = to
  happen(s, event)
  if (old.faceDown && (to === "hand" || to === "library")) revealLeft(s, id, from)
  if (p.to === "battlefield" && p.entering !== null) recordEntering(s, id, p.entering)
  return id
}

/** 708.9: a face-down permanent or spell is revealed as it goes to a hidden zone. */
function revealLeft(s: State, id: ObjectId, from: Zone): void {
  const player = objectNow(s, id).owner
  if (from === "battlefield" || from === "stack")
    record(s, { kind: "revealed", rule: "708.9", object: id, player })
}

/** The destination of this component: the same for all, except under 903.9c and for the cards of a token (730.3e). */
function zoneOf(p: PendingEvent, { card, kind }: Pick<Component, "card" | "kind">): Zone {
  if (p.cards !== null && kind === "card") return p.cards
  return p.apart === null || p.apart.card === card ? destination(p) : p.apart.zone
}

/** 122.6, 303.4f: entering with counters counts as counters being put; entering attached counts as becoming attached. */
function recordEntering(s: State, id: ObjectId, e: Entering): void {
  for (const [kind, count] of Object.entries(e.counters)) {
    record(s, {
      kind: "counters",
      rule: "122.6a",
      object: id,
      other: id,
      amount: count,
      detail: kind,
      player: e.controller,
      settled: e.settled?.[kind] ?? null,
    })
  }
  if (e.attachTo !== NONE) record(s, { kind: "attached", rule: "701.3a", object: id, other: e.attachTo })
}

/** Keeps last known information about the object (608.2h, 603.10). */
export function rememberPast(s: State, old: GameObject): void {
  const controller = controllerOf(s, old.id)
  // Leaving combat still writes to the object, so it is copied; otherwise the object itself can be kept.
  const isWhole = old.combat === null && old.controller === controller
  const object = isWhole ? old : Object.assign(copyObject(old), { controller })
  writePast(s, {
    object,
    characteristics: characteristics(s, old.id),
    became: NONE,
    turn: s.turn.number,
  })
}

function leave(s: State, old: GameObject): void {
  if (old.zone === "battlefield" && old.combat !== null) leaveCombat(s, old.id)
  takeOut(s, old.id)
  removeObject(s, old.id)
  if (old.zone === "battlefield" && old.attachedTo !== NONE) {
    record(s, { kind: "unattached", rule: "701.3d", object: old.id, other: old.attachedTo })
  }
  if (old.zone === "battlefield") endBestowOn(s, old.id)
}

function arrive(s: State, old: GameObject, p: PendingEvent, m: Move): ObjectId {
  const as = p.to === "battlefield" ? asPermanent(old, p.entering!, m.keep ?? undefined) : asCard(old, p, m)
  if (p.to === "library" && p.position === 0) coverTop(s, old.owner)
  const id = insertObject(s, as)
  putInto(s, id, destination(p), p.position)
  const { combat } = s.turn
  if (as.combat !== null && combat !== null) editTurn(s).combat = { ...combat, attackersPut: true } // 508.8
  return id
}

/** The object in any zone but the battlefield. */
function asCard(old: GameObject, p: PendingEvent, m: Move): GameObject {
  return {
    kind: old.kind,
    def: old.def,
    face: p.to === "stack" ? old.face : 0,
    card: old.card,
    owner: old.owner,
    controller: old.owner,
    zone: old.zone,
    tapped: false,
    faceDown: p.faceDown,
    flipped: false,
    phasedOut: 0,
    sick: false,
    damage: 0,
    deathtouched: false,
    counters: p.counters,
    attachedTo: NONE,
    combat: null,
    stack: null,
    memory: m.keep,
    id: NONE,
    epoch: 0,
    timestamp: 0,
  }
}
