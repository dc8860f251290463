import { bound, type Context, stackContext, withTargets } from "../characteristics/context.ts"
import { controllerOf } from "../characteristics/query.ts"
import { execute } from "../interpreter/execute.ts"
import { stackInfoOf } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isDiscontinued } from "../state/subgame.ts"
import { inPrintedOrder, type Part, partsOf, sliceFor } from "./parts.ts"
import type { LegalTargets } from "./still-legal.ts"

/** Counts of events this turn. */
export interface Times {
  readonly resolved: number
  readonly activated: number
}
export const NOT_COUNTED: Times = { resolved: 0, activated: 0 }

/**
 * 608.2c: the controller follows the instructions in the order written; names bound by one are available to later ones. `times`: how many
 * times this ability has resolved and been activated this turn, if any ability of the game asks.
 */
export function followInstructions(
  s: State,
  id: ObjectId,
  legal: LegalTargets,
  { resolved, activated }: Times = NOT_COUNTED,
): void {
  const info = stackInfoOf(s, id)
  const context = stackContext(id, controllerOf(s, id), info)
  if (resolved > 0) context.bindings = bound(context.bindings, "timesResolved", resolved)
  if (activated > 0) context.bindings = bound(context.bindings, "timesActivated", activated)
  for (const part of inPrintedOrder(partsOf(s, id))) {
    if (part.effect === undefined || s.over !== null || isDiscontinued(s)) continue
    const own = contextOfPart(context, part, legal)
    execute(s, part.effect, own)
    context.bindings = own.bindings
  }
}

/** A mode's instructions count their own targets from 0; targets that have become illegal are omitted (608.2b). */
function contextOfPart(context: Context, part: Part, legal: LegalTargets): Context {
  const divided = legal.divided === null ? null : sliceFor(part, legal.divided)
  return withTargets(context, sliceFor(part, legal.targets), divided)
}
