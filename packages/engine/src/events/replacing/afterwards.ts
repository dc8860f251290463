import { bind, type Context } from "../../characteristics/context.ts"
import { pastOf } from "../../state/past.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { notesOf } from "../../state/writing/edit.ts"
import { execute } from "../interpreter-port.ts"
import { record } from "../record.ts"
import type { Afterwards, PendingEvent } from "./pending-event.ts"

/** 614.5: the same effects can't replace what happens instead. */
export function insteadOf(s: State, applied: readonly string[], act: () => void): void {
  const outer = s.applied
  notesOf(s).applied = applied
  act()
  notesOf(s).applied = outer
}

/** Performs the additional effects of replacements applied to the event, after it happened (615.5, 121.7). */
export function afterwards(s: State, p: PendingEvent): void {
  const { after } = p
  p.after = []
  const adding = p.kind === "token" ? adders(after) : []
  for (const { effect, context, applied } of after)
    insteadOf(s, [...applied, ...adding], () => execute(s, effect, afterMove(s, p, context)))
}

/** 614.5: "those tokens plus an additional token" is one event, to which another effect adds only once. */
function adders(after: readonly Afterwards[]): readonly string[] {
  return after.flatMap(({ applied }) => applied.slice(-1))
}

/** The name of the permanent that entered, for what an effect does with it afterwards. */
export const ENTERED = "entered"

/** A delayed ability that an entering permanent creates refers to the permanent, not to the spell that it was (603.7c). */
function afterMove(s: State, { entering, was }: PendingEvent, context: Context): Context {
  const became = entering === null ? NONE : (pastOf(s, was)?.became ?? NONE)
  if (became === NONE) return context
  const inner = { ...context, source: context.source === was ? became : context.source }
  bind(inner, ENTERED, [became])
  return inner
}

/** Records that an effect was applied to an event. */
export function recordReplaced(s: State, p: PendingEvent, source: ObjectId, rule = "614.6"): void {
  record(s, {
    kind: "replaced",
    rule,
    object: p.object,
    other: p.other,
    player: p.player,
    source,
    detail: p.kind,
    settled: p.settled,
  })
}
