import type { Context } from "../characteristics/context.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { resolveObjects, resolvePlayer, resolveSelector } from "../choosing/selecting.ts"
import { simultaneously } from "../events/record.ts"
import type { StackEffect } from "../language/effects/stack-effect.ts"
import type { TargetSlot } from "../language/selector.ts"
import { objectNow, stackInfoOf } from "../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate } from "../state/writing/edit.ts"
import { contextOnStack, recordNewTargets, slotsOf } from "./slots.ts"
import { chooseNewTargets, legalTargets } from "./targets.ts"

type Retarget = Extract<StackEffect, { do: "chooseNewTargets" }>

/** 115.7: changes the targets of spells and abilities. */
export function retarget(s: State, e: Retarget, context: Context): void {
  const player = e.player === undefined ? context.you : resolvePlayer(s, e.player, context)
  const to = e.to === undefined ? NONE : (resolveSelector(s, e.to, context)[0] ?? NONE)
  if (player < 0 || (e.to !== undefined && to === NONE)) return
  for (const id of resolveObjects(s, e.of, context)) {
    if (objectNow(s, id).stack === null) continue
    if (e.one === true) changeOne(s, id, player, to)
    else if (e.to !== undefined)
      change(s, id, (slot, old, inner) => (legal(s, slot, old, inner).includes(to) ? to : old))
    else if (e.single) change(s, id, (slot, old, inner) => mustChange(s, player, slot, old, inner))
    else chooseNew(s, id, player)
  }
}

/** 115.7b: one of its targets, any of those for which there is another legal target. */
function changeOne(s: State, id: ObjectId, player: PlayerId, to: Ref): void {
  const slots = slotsOf(s, id)
  const context = contextOnStack(s, id)
  const others = (slot: TargetSlot | undefined, old: Ref) =>
    slot === undefined ? [] : legal(s, slot, old, context).filter((ref) => to === NONE || ref === to)
  const able = stackInfoOf(s, id).targets.flatMap((refs, i) =>
    refs.filter((ref) => others(slots[i], ref).length > 0),
  )
  const about = { rule: "115.7b", purpose: "oldTarget", source: id }
  let left = chooseObjects(s, player, [...new Set(able)], 1, 1, about).at(0)
  change(s, id, (slot, old) => {
    const options = old === left ? others(slot, old) : []
    if (options.length === 0) return old
    left = undefined // the same object may be a target in another place too (115.3)
    return to === NONE ? chosenOf(s, player, options, id) : to
  })
}

function chosenOf(s: State, player: PlayerId, options: readonly Ref[], source: ObjectId): Ref {
  return chooseObjects(s, player, options, 1, 1, { rule: "115.7a", purpose: "newTarget", source })[0]
}

/** 115.7d, 707.10c: any number of targets may stay the same. */
export function chooseNew(s: State, id: ObjectId, player: PlayerId): void {
  const before = stackInfoOf(s, id).targets.flat()
  chooseNewTargets(s, id, player)
  recordNewTargets(s, id, before, "115.7d")
  invalidate(s)
}

function legal(s: State, slot: TargetSlot, old: Ref, context: Context): Ref[] {
  return legalTargets(s, slot, context).filter((ref) => ref !== old)
}

/** 115.7a, b: to another legal target, or not at all. */
function mustChange(s: State, player: PlayerId, slot: TargetSlot, old: Ref, context: Context): Ref {
  return (
    chooseObjects(s, player, legal(s, slot, old, context), 1, 1, {
      rule: "115.7a",
      purpose: "newTarget",
      source: context.stack,
    })[0] ?? old
  )
}

type NewTarget = (slot: TargetSlot, old: Ref, context: Context) => Ref

/** 115.7f: the division stays as it was announced. */
function change(s: State, id: ObjectId, pick: NewTarget): void {
  const slots = slotsOf(s, id)
  const context = contextOnStack(s, id)
  const before = stackInfoOf(s, id).targets
  const targets = before.map((refs, i) =>
    refs.map((ref) => (slots[i] === undefined ? ref : pick(slots[i], ref, context))),
  )
  simultaneously(s, () => {
    edit(s, id).stack = { ...stackInfoOf(s, id), targets }
    invalidate(s)
    recordNewTargets(s, id, before.flat(), "115.7a")
  })
}
