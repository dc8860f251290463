import type { Context } from "../characteristics/context.ts"
import type { State } from "../state/state.ts"

/** Carries out one kind of instruction. It binds names for later steps in `context`. */
export type Executor<E> = (s: State, effect: E, context: Context) => void

/** An executor for each instruction of a family. */
export type Executors<E extends { do: string }> = { readonly [K in E["do"]]: Executor<Extract<E, { do: K }>> }
