import { bind, type Context } from "../characteristics/context.ts"
import type { Executors } from "../events/executor.ts"
import { DONE, type Effect } from "../language/effects/effect.ts"
import { handlerOf } from "../language/handlers.ts"
import type { State } from "../state/state.ts"
import { controlFlow } from "./control-flow.ts"
import { isDone } from "./done.ts"
import { libraryEffects } from "./library.ts"
import { objectEffects } from "./objects.ts"
import { playerEffects } from "./players.ts"
import { rulesEffects } from "./rules.ts"
import { stackEffects } from "./stack.ts"

const executors: Executors<Effect> = {
  ...controlFlow,
  ...objectEffects,
  ...playerEffects,
  ...libraryEffects,
  ...stackEffects,
  ...rulesEffects,
}

/** Follows an instruction (608.2c). Its bindings go into `context` for the instructions after it. */
export function execute(s: State, effect: Effect, context: Context): void {
  if (s.over !== null) return
  const execute = handlerOf(executors, effect, effect.do)
  if (!("bind" in effect) || effect.bind !== DONE) {
    execute(s, effect, context)
    return
  }
  const before = context.bindings[DONE]
  const done = isDone(s, () => execute(s, effect, context))
  if (context.bindings[DONE] === before) bind(context, DONE, Number(done))
}
