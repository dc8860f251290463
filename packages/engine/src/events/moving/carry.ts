import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { Component, GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { pastOf, writePast } from "../../state/past.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { copyObject } from "../../state/writing/copy.ts"
import { editTurn, insertObject, removeObject } from "../../state/writing/edit.ts"
import { leaveCombat } from "../damage/combat-role.ts"
import { asPermanent } from "../entering/look-ahead.ts"
import { record, recordEvent } from "../record.ts"
import { destination, type Entering, eventOf, type PendingEvent } from "../replacing/pending-event.ts"
import { endBestowOn } from "./bestowed.ts"
import { linkTo } from "./linking.ts"
import { arrangeComponents, splitComponents } from "./merging/components.ts"
import type { Move } from "./move-request.ts"
import { coverTop } from "./shown-tops.ts"
import { transferEffects } from "./transfer-effects.ts"
import { putInto, takeOut } from "./zones.ts"

const NO_PARTS: readonly ObjectId[] = []

/** The move itself: the old object becomes past, a new one is created (400.7). */
export function carry(s: State, p: PendingEvent, m: Move): ObjectId {
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
  recordEvent(s, event)
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
  const attachments =
    old.zone === "battlefield" && definitionsContain(s, "attachments") ? attachedTo(s, old.id) : []
  writePast(s, {
    object,
    characteristics: characteristics(s, old.id),
    became: NONE,
    turn: s.turn.number,
    ...(attachments.length > 0 && { attachments }),
  })
}

function attachedTo(s: State, host: ObjectId): ObjectId[] {
  return s.battlefield.filter((id) => objectNow(s, id).attachedTo === host)
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
