import type { Context } from "../../characteristics/context.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { player, select } from "../../characteristics/queries/selector.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Alteration } from "../../language/statics/replacement-static.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { redirect, redirectRest } from "../damage/redirect.ts"
import { spend } from "../damage/shields.ts"
import { newEntering } from "../entering/new-entering.ts"
import { execute } from "../interpreter-port.ts"
import { addersOfBatch, record } from "../record.ts"
import { insteadOf, recordReplaced } from "./afterwards.ts"
import type { PendingEvent } from "./pending-event.ts"
import { regenerate } from "./regeneration.ts"

type Alter<K extends Alteration["to"]> = (
  s: State,
  p: PendingEvent,
  change: Extract<Alteration, { to: K }>,
  context: Context,
) => boolean
type Altering = Extract<StaticEffect, { static: "alter" }>

/** Modifies an event that will still happen (614.6). `key` identifies the effect. Returns false if nothing of it is left. */
export function alter(
  s: State,
  p: PendingEvent,
  { alter: change, event }: Altering,
  from: number,
  context: Context,
  key: string,
): boolean {
  if (change.to === "recipient") {
    const to = select(s, change.selector, context)[0] ?? NONE
    const once = change.times === true
    if (redirect(s, p, to, once, event, from, key, context) && once)
      redirectRest(s, p, to, event, key, context)
    return p.amount > 0
  }
  const left = (ALTER[change.to] as Alter<typeof change.to>)(s, p, change, context)
  spend(s, from, 1)
  recordReplaced(s, p, context.source)
  return left
}

/** "Plus an additional token", whatever the number of those created; "plus that many" is added to each part of the event. */
function addsFixedNumber(effect: Effect): boolean {
  return effect.do === "createToken" && typeof (effect.count ?? 1) === "number"
}

const ALTER: { [K in Exclude<Alteration["to"], "recipient">]: Alter<K> } = {
  zone: (s, p, change, context) => {
    p.to = change.zone
    p.position = change.position ?? 0
    p.shuffle = change.shuffle === true
    p.faceDown = change.faceDown === true
    if (change.reveal)
      record(s, { kind: "revealed", rule: "701.20a", object: p.was, player: objectNow(s, p.was).owner })
    if (change.counters !== undefined)
      p.counters = Object.fromEntries(
        change.counters.map(({ kind, count }) => [kind, quantity(s, count, context)]),
      )
    if (change.link !== undefined)
      p.link = { source: context.source, key: change.link === true ? "" : change.link }
    if (change.then !== undefined)
      p.after = [...p.after, { effect: change.then, context, applied: p.applied }]
    if (p.to === "battlefield") p.entering ??= newEntering(objectNow(s, p.was))
    return true
  },
  amount: (s, p, change, context) => {
    p.amount = quantity(s, change.amount, context)
    // 614.16: counters from a replacement effect are put by an effect, even if the original event was a cost or rule.
    if (p.kind === "counters") p.rule = "614.16"
    return p.amount > 0
  },
  player: (s, p, change, context) => {
    p.player = player(s, change.player, context)
    return p.player >= 0
  },
  skip: () => false,
  regenerate: (s, p) => regenerate(s, p, "701.19b"),
  addition: (s, p, change, context) => {
    if (p.kind === "token" && addsFixedNumber(change.effect)) addersOfBatch(s)?.push(...p.applied.slice(-1))
    p.after = [...p.after, { effect: change.effect, context, applied: p.applied }]
    return true
  },
  token: (s, p, change, context) => {
    insteadOf(s, p.applied, () => execute(s, change.effect, context))
    return false
  },
  kind: (_s, p, change) => {
    p.detail = change.kind
    return true
  },
}
