import { bind, type Context } from "../../characteristics/context.ts"
import { select } from "../../characteristics/queries/selector.ts"
import { objectOf } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { resolveObjects, resolvePlayers, resolveQuantity, resolveSelector } from "../../choosing/selecting.ts"
import { lockedIn } from "../../continuous/continuous.ts"
import { copiableValues } from "../../events/entering/copiable.ts"
import { putInto } from "../../events/moving/zones.ts"
import { record, simultaneously } from "../../events/record.ts"
import type { StackEffect } from "../../language/effects/stack-effect.ts"
import type { Selector } from "../../language/selector.ts"
import type { Change } from "../../language/statics/change.ts"
import { choose } from "../../state/choose.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, newObject } from "../../state/writing/edit.ts"
import { contextOnStack, recordNewTargets, slotsOf } from "../../targeting/slots.ts"
import { chooseNewTargets, isLegalTarget } from "../../targeting/targets.ts"

type CopySpell = Extract<StackEffect, { do: "copySpell" }>

/** 707.10: puts copies of spells and abilities onto the stack; they are not cast or activated. */
export function copySpell(s: State, e: CopySpell, context: Context): void {
  // A spell that has left the stack is copied as it last was there (707.10, 608.2h), not as what it became.
  const of = e.of.sel === "bound" ? select(s, e.of, context) : resolveSelector(s, e.of, context)
  const count = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
  const except = lockedIn(s, e.except ?? [], context)
  const made: ObjectId[] = []
  for (const player of resolvePlayers(s, e.player, context)) {
    if (e.target !== undefined)
      for (const id of of) made.push(...copyAimed(s, id, player, except, e.target, context))
    else if (e.forEach !== undefined)
      for (const id of of) made.push(...copyForEach(s, id, player, except, e.forEach, context))
    else
      for (const id of of)
        for (let i = 0; i < count; i++)
          made.push(...copyOnStack(s, id, player, except, e.newTargets === true, context))
  }
  bind(context, e.bind, made)
}

/** 707.10d: copies go onto the stack in an order chosen by their controller. */
function copyForEach(
  s: State,
  id: ObjectId,
  player: PlayerId,
  except: readonly Change[],
  of: Selector,
  context: Context,
): ObjectId[] {
  if (objectOf(s, id)?.stack == null) return []
  const able = resolveObjects(s, of, context).filter((other) => couldTarget(s, id, other))
  const about = { player, rule: "707.10d", purpose: "copies", source: context.source }
  const order =
    able.length < 2 ? able.map((_, i) => i) : choose(s, { kind: "order", ...about, options: able })
  return order.flatMap((i) => copyOnStack(s, id, player, except, false, context, able[i]))
}

/** 707.10e: each target of the copy is that object; of several the player chooses one. Without a legal one there is no copy. */
function copyAimed(
  s: State,
  id: ObjectId,
  player: PlayerId,
  except: readonly Change[],
  at: Selector,
  context: Context,
): ObjectId[] {
  if (objectOf(s, id)?.stack == null) return []
  const able = resolveObjects(s, at, context).filter((other) => couldTarget(s, id, other))
  const about = { rule: "707.10e", purpose: "target", source: context.source }
  const [one] = chooseObjects(s, player, able, 1, 1, about)
  return one === undefined ? [] : copyOnStack(s, id, player, except, false, context, one)
}

/** Whether the object is a legal target for each instance of the word "target" (707.10d). */
function couldTarget(s: State, id: ObjectId, other: ObjectId): boolean {
  const { targets } = objectOf(s, id)!.stack!
  const slots = slotsOf(s, id)
  const asked = slots.filter((_, i) => (targets[i]?.length ?? 0) > 0)
  return asked.length > 0 && asked.every((slot) => isLegalTarget(s, slot, other, contextOnStack(s, id)))
}

/** One copy with all decisions made for the original (707.10), optionally with new targets (707.10c). */
export function copyOnStack(
  s: State,
  id: ObjectId,
  player: PlayerId,
  except: readonly Change[],
  newTargets: boolean,
  context: Context,
  target: ObjectId = NONE,
): ObjectId[] {
  const original = objectOf(s, id)
  const spell = original?.stack?.kind === "spell"
  const what = spell
    ? copiableValues(s, id, except)
    : original === undefined
      ? null
      : { definition: original.def, face: original.face }
  if (original?.stack == null || what === null) return []
  const { memory } = original
  const stack =
    target === NONE
      ? original.stack
      : {
          ...original.stack,
          targets: original.stack.targets.map((refs) => (refs.length > 0 ? [target] : refs)),
          forWhom: null,
        }
  const copy = newObject(s, spell ? "copy" : "ability", {
    def: what.definition,
    face: what.face,
    owner: player,
    faceDown: original.faceDown,
    stack,
    memory: spell ? withoutCast(memory) : memory,
  }).id
  if (spell) edit(s, copy).stack = { ...stack, source: copy }
  putInto(s, copy, "stack")
  simultaneously(s, () => {
    record(s, { kind: "copied", rule: "707.10", object: copy, player, source: context.source, other: id })
    if (newTargets) chooseNewTargets(s, copy, player)
    recordNewTargets(s, copy, [], "707.10c")
  })
  return [copy]
}

/** Removes what a copy doesn't have: it wasn't cast, and no mana was spent (707.10). Other payments and choices are copied. */
function withoutCast<M extends object | null>(memory: M): M {
  if (memory === null) return memory
  const {
    castFrom: _from,
    castBy: _by,
    uses: _uses,
    manaSpent: _mana,
    asCast: _asCast,
    numbersAsCast: _numbers,
    ...rest
  } = memory as Record<string, unknown>
  return rest as M
}
