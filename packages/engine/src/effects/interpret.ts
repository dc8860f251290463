import type { Context } from "../characteristics/context.ts"
import { setInterpreter } from "../events/interpreter.ts"
import type { ControlFlow, Effect, ObjectEffect, StackEffect } from "../language/effect.ts"
import type { State } from "../state/state.ts"
import { controlFlow } from "./control-flow.ts"
import type { Executor, Executors } from "./executor.ts"
import { manaExecutors } from "./mana.ts"
import { objectEffects } from "./objects.ts"
import { stackEffects } from "./stack.ts"

type Known = ControlFlow | ObjectEffect | StackEffect | Extract<Effect, { do: "addMana" }>

const executors: Executors<Known> = { ...controlFlow, ...objectEffects, ...stackEffects, ...manaExecutors }

/** Follows an instruction (608.2c). What it binds is put into `context` for the instructions that come after it. */
export function interpret(s: State, effect: Effect, context: Context): void {
  if (s.over !== null) return
  ;(executors[effect.do as Known["do"]] as Executor<Effect>)(s, effect, context)
}

setInterpreter(interpret)
