import type { Context } from "../../characteristics/context.ts"
import { isDoubleFaced } from "../../characteristics/double-faced.ts"
import { controllerOf, hasKeyword, objectOf } from "../../characteristics/query.ts"
import { resolvePermanents } from "../../choosing/selecting.ts"
import { copiableValues, isRoom } from "../../events/entering/copiable.ts"
import type { Executors } from "../../events/executor.ts"
import { flipParts, turnParts } from "../../events/moving/merging/merge.ts"
import { record, simultaneously } from "../../events/record.ts"
import { isForbidden } from "../../events/replacing/cant.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"
import { choose } from "../../state/choose.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, newTimestamp } from "../../state/writing/edit.ts"
import { applyOwn, turnFaceDown, turnFaceUp } from "./face-down.ts"

type OfFaces = Extract<ObjectEffect, { do: "transform" | "flip" | "turnFaceUp" | "turnFaceDown" | "unlock" }>

export const faceEffects: Executors<OfFaces> = {
  transform: (s, e, context) =>
    simultaneously(s, () => {
      for (const id of resolvePermanents(s, e.what, context))
        if (!turnedAlready(s, id, context)) transform(s, id)
    }),
  flip: (s, e, context) => {
    for (const id of resolvePermanents(s, e.what, context)) flip(s, id)
  },
  turnFaceUp: (s, e, context) =>
    simultaneously(s, () => {
      for (const id of resolvePermanents(s, e.what, context)) turnFaceUp(s, id)
    }),
  turnFaceDown: (s, e, context) =>
    simultaneously(s, () => {
      for (const id of resolvePermanents(s, e.what, context)) turnFaceDown(s, id)
    }),
  unlock: (s, e, context) => {
    for (const id of resolvePermanents(s, e.what, context)) {
      const closed = locked(s, id)
      const door =
        e.door === "choose" ? chooseDoor(s, e.orLock ? doorsOf(s, id) : closed, id, context) : e.door
      if (door === undefined) continue
      if (e.orLock && !closed.includes(door)) lock(s, id, door)
      else unlock(s, id, door)
    }
  },
}

/** Transforms a permanent (701.27) if it has another face that can be up. Returns whether it did. */
export function transform(s: State, id: ObjectId, rule = "701.27a"): boolean {
  const object = s.objects[id]
  if (object === undefined || object.zone !== "battlefield" || object.faceDown) return false
  if (isForbidden(s, { kind: "transforms", rule, object: id })) return false
  // 702.145b: daybound and nightbound permanents transform only with day and night.
  if (rule === "701.27a" && (hasKeyword(s, id, "daybound") || hasKeyword(s, id, "nightbound"))) return false
  if (!turnOver(s, object) && !turnParts(s, id)) return false
  simultaneously(s, () => {
    applyOwn(s, id, "asTransforms") // 712.20
    record(s, { kind: "transforms", rule, object: id })
  })
  return true
}

/** 701.27c, d: only double-faced permanents transform, and never to an instant or sorcery face. */
function turnOver(s: State, object: GameObject): boolean {
  const other = 1 - object.face
  const types: readonly string[] = s.definitions[object.def].faces[other]?.types ?? []
  if (!isDoubleFaced(s, object) || types.length === 0) return false
  if (types.includes("instant") || types.includes("sorcery")) return false
  Object.assign(edit(s, object.id), { face: other, timestamp: newTimestamp(s) }) // 613.7g
  invalidate(s)
  return true
}

/** 701.27f: a permanent's own ability doesn't transform it again if it transformed since the ability was put onto the stack. */
function turnedAlready(s: State, id: ObjectId, context: Context): boolean {
  const ability = context.stack === NONE ? undefined : objectOf(s, context.stack)
  if (ability?.stack == null || ability.stack.kind === "spell" || id !== context.source) return false
  return s.events.some((e) => e.kind === "transforms" && e.object === id && e.batch > ability.timestamp)
}

/** 710.4: flips a flip card, a copy of one, or a merged permanent that contains one (730.2h). It can't be undone. */
export function flip(s: State, id: ObjectId): void {
  if (objectNow(s, id).flipped || !(flipParts(s, id) || isFlippable(s, id))) return
  const { def, face, memory } = objectNow(s, id)
  const isFlipCard = memory?.merged === undefined && s.definitions[def].layout === "flip"
  Object.assign(edit(s, id), { flipped: true, face: isFlipCard ? 1 : face })
  invalidate(s)
  record(s, { kind: "action", rule: "710.4", object: id, detail: "flip" })
}

function isFlippable(s: State, id: ObjectId): boolean {
  const values = copiableValues(s, id)
  return values !== null && s.definitions[values.definition].layout === "flip"
}

type Door = "left" | "right"
const DOORS: readonly Door[] = ["left", "right"]

function doorsOf(s: State, id: ObjectId): readonly Door[] {
  return isRoom(s, id) ? DOORS : []
}

function locked(s: State, id: ObjectId): readonly Door[] {
  const open = objectNow(s, id).memory?.unlocked ?? 0
  return doorsOf(s, id).filter((_door, i) => (open & (1 << i)) === 0)
}

function chooseDoor(s: State, doors: readonly Door[], id: ObjectId, context: Context): Door | undefined {
  if (doors.length < 2) return doors[0]
  const options = doors.map((label) => ({ label, object: id }))
  const [i] = choose(s, {
    kind: "option",
    player: context.you,
    rule: "709.5f",
    purpose: "unlock",
    source: context.source,
    options,
    min: 1,
    max: 1,
  })
  return doors[i]
}

/** 709.5g: an unlocked half of a Room loses that designation. */
function lock(s: State, id: ObjectId, door: Door): void {
  const object = edit(s, id)
  object.memory = { ...object.memory, unlocked: (object.memory?.unlocked ?? 0) & ~(1 << DOORS.indexOf(door)) }
  invalidate(s)
  record(s, { kind: "action", rule: "709.5g", object: id, player: controllerOf(s, id), detail: "lock" })
}

/** Unlocks one half of a Room (709.5f). */
export function unlock(s: State, id: ObjectId, door: Door, rule = "709.5f"): void {
  if (!locked(s, id).includes(door)) return
  const object = edit(s, id)
  object.memory = { ...object.memory, unlocked: (object.memory?.unlocked ?? 0) | (1 << DOORS.indexOf(door)) }
  invalidate(s)
  const left = locked(s, id).length // 709.5i
  record(s, { kind: "unlocked", rule, object: id, player: controllerOf(s, id), detail: door, amount: left })
}
