import type { Context } from "../../characteristics/context.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { State } from "../../state/state.ts"
import { spend } from "../damage/shields.ts"
import { execute } from "../interpreter-port.ts"
import { insteadOf, recordReplaced } from "./afterwards.ts"
import type { PendingEvent } from "./pending-event.ts"

/** "Instead": the event never happens (614.6); the effect's instruction is followed in its place. */
export function replaceWhole(
  s: State,
  p: PendingEvent,
  effect: Extract<StaticEffect, { static: "replace" }>,
  from: number,
  context: Context,
): boolean {
  recordReplaced(s, p, context.source)
  spend(s, from, 1)
  insteadOf(s, p.applied, () => execute(s, effect.with, context))
  return false
}
