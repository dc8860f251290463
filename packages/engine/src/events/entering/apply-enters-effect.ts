import { bind, type Context } from "../../characteristics/context.ts"
import { isDoubleFaced } from "../../characteristics/double-faced.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { candidates, player, select } from "../../characteristics/queries/selector.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Selector } from "../../language/selector.ts"
import type { Change } from "../../language/statics/change.ts"
import type { CardType } from "../../language/vocabulary.ts"
import { choose } from "../../state/choose.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { execute } from "../interpreter-port.ts"
import { ENTERED } from "../replacing/afterwards.ts"
import type { Entering, PendingEvent } from "../replacing/pending-event.ts"
import { type Copiable, copiableValues, excepted } from "./copiable.ts"
import type { Enters } from "./enters-candidates.ts"
import { asEntered, seenEntering } from "./look-ahead.ts"
import { withOwnValues } from "./own-values.ts"

/** Applies one "enters …" effect to a permanent about to enter. Its instructions bind names in `context`. */
export function applyEnters(s: State, effect: Enters, p: PendingEvent, context: Context): void {
  if (effect.unlessPays !== undefined && pays(s, effect.unlessPays, context)) return
  if (effect.elsewhere !== undefined) {
    p.to = effect.elsewhere
    p.entering = null
    return
  }
  settleHow(s, effect, p, context)
  // A delayed ability refers to the permanent, which exists only after it enters (603.7c).
  if (effect.as?.do === "delayed") then(p, effect.as, context)
  else if (effect.as !== undefined) follow(s, effect.as, p, context)
  for (const { kind, count } of effect.counters ?? [])
    addEntering(p, kind, quantity(asEntered(s, p), count, context))
  if (effect.abilities !== undefined)
    then(p, keeping([{ change: "addAbilities", abilities: effect.abilities }]), context)
  if (effect.changes !== undefined) then(p, keeping(effect.changes), context)
  if (effect.prepared) then(p, PREPARED, context)
  if (effect.other !== undefined) execute(s, effect.other, context)
}

function follow(s: State, instruction: Effect, p: PendingEvent, context: Context): void {
  seenEntering(s, p, () => execute(s, instruction, context))
}

function then(p: PendingEvent, effect: Effect, context: Context): void {
  p.after = [...p.after, { effect, context: { ...context }, applied: p.applied }]
}

function keeping(changes: readonly Change[]): Effect {
  return { do: "change", what: WHAT_ENTERED, changes, duration: "permanent" }
}

/** The permanent that entered, whosever effect it is. */
const WHAT_ENTERED = { sel: "bound", name: ENTERED } as const
const PREPARED: Effect = { do: "designate", what: WHAT_ENTERED, as: "prepared" }

function settleHow(s: State, effect: Enters, p: PendingEvent, context: Context): void {
  const e = { ...p.entering! }
  if (effect.control !== undefined) e.controller = player(s, effect.control, context)
  if (effect.copyOf !== undefined) enterAsCopy(s, effect.copyOf, e, p, context)
  if (effect.copies !== undefined) enterAs(s, effect.copies, e, p, context)
  if (effect.becomes !== undefined) enterAsChosen(s, effect.becomes, e, p.was)
  if (effect.transformed) e.face = backFace(s, p.was, e.face)
  if (effect.faceDown) e.faceDown = "effect"
  if (effect.tapped) e.tapped = true
  if (effect.untapped) e.tapped = false
  p.entering = e
}

/** Adds counters to enter with (122.6). */
export function addEntering(p: PendingEvent, kind: string, count: number): void {
  const e = p.entering!
  if (count > 0) p.entering = { ...e, counters: { ...e.counters, [kind]: (e.counters[kind] ?? 0) + count } }
}

/** 118.12a: "unless you pay": whether the controller paid. */
function pays(s: State, cost: NonNullable<Enters["unlessPays"]>, context: Context): boolean {
  const inner = { ...context }
  bind(inner, "unpaid", 0)
  execute(
    s,
    { do: "unless", player: { who: "you" }, cost, effect: { do: "bind", name: "unpaid", amount: 1 } },
    inner,
  )
  return inner.bindings.unpaid === 0
}

/** 614.12a, 707.5: the object to copy is chosen before it enters; it enters with the copied values and exceptions. */
function enterAsCopy(
  s: State,
  what: NonNullable<Enters["copyOf"]>,
  e: Entering,
  p: PendingEvent,
  context: Context,
): void {
  if (e.faceDown !== null) return
  const id = p.was
  const options = candidates(s, what.zone ?? "battlefield", what.of, context).filter(
    (other) => other !== id && !isPlayerRef(other) && matchesFilter(s, what.filter, other, context),
  )
  if (options.length === 0) return
  const min = what.optional ? 0 : 1
  if (min === 1 && options.length === 1) return become(s, e, options[0], what, p, context)
  const [chosen] = choose(s, {
    kind: "choose",
    player: e.controller,
    rule: "614.12a",
    purpose: "copy",
    source: id,
    options,
    min,
    max: 1,
  })
  if (chosen !== undefined) become(s, e, options[chosen], what, p, context)
}

/** 614.1d: as a copy of an object that was chosen before, as it last was if it is gone (608.2h). */
function enterAs(s: State, what: Selector, e: Entering, p: PendingEvent, context: Context): void {
  if (e.faceDown !== null) return
  const of = select(s, what, context).find((ref) => !isPlayerRef(ref))
  if (of !== undefined) become(s, e, of, {}, p, context)
}

function become(
  s: State,
  e: Entering,
  of: ObjectId,
  what: Pick<NonNullable<Enters["copyOf"]>, "except" | "with">,
  p: PendingEvent,
  context: Context,
): void {
  const except = withOwnValues(s, p.was, what.except ?? [])
  const plain = copiableValues(s, of, except)
  if (plain === null) return
  const inner = withCopied(context, of)
  const more = (what.with ?? []).filter(
    ({ ifType, condition }) =>
      fits(s, plain, ifType) && (condition === undefined || evaluate(s, condition, inner)),
  )
  const values = copiableValues(s, of, [...except, ...more.flatMap((one) => one.except ?? [])]) ?? plain
  e.changes = [...e.changes, { change: "copy", definition: values.definition, face: values.face }]
  e.asCopy = {
    counters: more
      .flatMap(({ counters = [] }) => counters)
      .map(({ kind, count }) => ({ kind, count: quantity(s, count, context) })),
    then: more.flatMap(({ then }) =>
      then === undefined ? [] : [{ effect: then, context: inner, applied: p.applied }],
    ),
  }
}

/** 707.9f: whether the exception applies, by what the permanent would be without it. */
function fits(s: State, { definition, face }: Copiable, type: CardType | undefined): boolean {
  return type === undefined || s.definitions[definition].faces[face].types.includes(type)
}

function withCopied(context: Context, of: ObjectId): Context {
  const inner = { ...context }
  bind(inner, "copied", [of])
  return inner
}

/** What the last copy effect that was applied does besides (707.9e, g), once nothing replaces how it enters any more. */
export function settleCopy(p: PendingEvent): void {
  const copied = p.entering?.asCopy
  if (copied == null) return
  for (const { kind, count } of copied.counters) addEntering(p, kind, count)
  p.after = [...p.after, ...copied.then]
}

/** 614.12a, 707.2: the choice is made before it enters and changes the values with which it enters. */
function enterAsChosen(s: State, options: NonNullable<Enters["becomes"]>, e: Entering, id: ObjectId): void {
  if (e.faceDown !== null) return
  const [chosen] = choose(s, {
    kind: "option",
    player: e.controller,
    rule: "614.12a",
    purpose: "chooseOne",
    source: id,
    options: options.map(({ label }) => ({ label })),
    min: 1,
    max: 1,
  })
  const copied = e.changes.findLast((change) => change.change === "copy")
  const base = copied ?? { definition: objectNow(s, id).def, face: e.face }
  const values = excepted(s, { definition: base.definition, face: base.face ?? 0 }, options[chosen].changes)
  e.changes = [...e.changes, { change: "copy", ...values, chosen: true }]
}

/** 616.1d: only double-faced cards can enter with their back face up. */
function backFace(s: State, id: ObjectId, face: number): number {
  return isDoubleFaced(s, objectNow(s, id)) && s.definitions[objectNow(s, id).def].faces.length > 1 ? 1 : face
}
