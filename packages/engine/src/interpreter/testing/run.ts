import { type Context, contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Answer, Decision } from "../../state/decision.ts"
import type { ObjectId, PlayerId, Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { asking } from "../../testing/table.ts"

export interface Run {
  you?: PlayerId
  source?: ObjectId
  targets?: readonly (readonly Ref[])[]
  divided?: readonly (readonly number[])[]
  x?: number
  context?: Partial<Context>
}

/** Follows an instruction with the given answers, all of which must be used. Returns the context afterwards. */
export function run(
  s: State,
  effect: Effect,
  how: Run = {},
  answers: readonly Answer[] = [],
): Context & { asked: readonly Decision[] } {
  const context: Context = {
    ...contextOf(how.source ?? 0, how.you ?? 0, how.x),
    targets: how.targets ?? [],
    divided: how.divided ?? null,
    ...how.context,
  }
  const asked = asking(answers, () => execute(s, effect, context))
  return Object.assign(context, { asked })
}
