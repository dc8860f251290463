import { derived } from "../characteristics/layers/derived.ts"
import { controllerOf } from "../characteristics/query.ts"
import { leaveCombat, stopBeingAttacked } from "../events/damage/combat-role.ts"
import { exileAbandoned } from "../events/moving/move.ts"
import { record, simultaneously } from "../events/record.ts"
import type { Change } from "../language/statics/change.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, editState } from "../state/writing/edit.ts"

/** Whether a change affects who controls the object (613.1b). */
export function changesControl(changes: readonly Change[]): boolean {
  return changes.some(({ change }) => change === "control")
}

/** Does something that may change control of permanents, then handles the consequences (506.4, 302.6). */
export function watchingControl(s: State, act: () => unknown): void {
  simultaneously(s, () => {
    noticeControl(s)
    act()
    noticeControl(s)
  })
}

/**
 * 613.1b: checks who controls what through effects, including static abilities (an Aura that moved, left or changed controllers), and
 * handles the consequences of each change: 506.4, 302.6, triggers, 800.4c.
 */
export function noticeControl(s: State): void {
  const { control } = derived(s)
  const before = s.controlled
  if (control.size === 0 && isEmpty(before)) return
  const now: Record<ObjectId, PlayerId> = {}
  for (const [id, player] of control) if (isThere(s, id)) now[id] = player
  for (const [id, player] of Object.entries(before)) if (isPhasedOut(s, Number(id))) now[Number(id)] = player
  const changed = changes(s, before, now)
  if (changed.length === 0 && Object.keys(before).length === Object.keys(now).length) return
  editState(s).controlled = now
  simultaneously(s, () => {
    for (const [id, was] of changed) controlChanged(s, id, controllerOf(s, id), was)
  })
  if (changed.length > 0) exileAbandoned(s)
}

function isThere(s: State, id: ObjectId): boolean {
  return s.objects[id]?.zone === "battlefield" && !isPhasedOut(s, id)
}

/** 702.26d: phasing doesn't change control. */
function isPhasedOut(s: State, id: ObjectId): boolean {
  return (s.objects[id]?.phasedOut ?? 0) !== 0
}

/** The permanent's controller, or its controller as it phased out (502.1). */
export function holderOf(s: State, id: ObjectId): PlayerId {
  return s.controlled[id] ?? objectNow(s, id).controller
}

type Controllers = State["controlled"]

function isEmpty(controllers: Controllers): boolean {
  for (const _ in controllers) return false
  return true
}

/** The permanents whose controller changed, and their previous controllers. */
function changes(s: State, before: Controllers, now: Controllers): [ObjectId, PlayerId][] {
  const ids = new Set([...Object.keys(before), ...Object.keys(now)].map(Number))
  return [...ids].flatMap((id): [ObjectId, PlayerId][] => {
    if (!isThere(s, id)) return []
    const { controller } = objectNow(s, id)
    const was = before[id] ?? controller
    return was === (now[id] ?? controller) ? [] : [[id, was]]
  })
}

function controlChanged(s: State, id: ObjectId, now: PlayerId, before: PlayerId): void {
  leaveCombat(s, id)
  stopBeingAttacked(s, id, objectNow(s, id).memory?.protector ?? before)
  edit(s, id).sick = true
  record(s, { kind: "control", rule: "613.1b", object: id, player: now, amount: before })
}
