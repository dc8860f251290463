import type { Context } from "../characteristics/context.ts"
import type { Handlers } from "../language/handlers.ts"
import type { State } from "../state/state.ts"

/** The executors of a family of instructions. They bind names for later steps in `context`. */
export type Executors<E extends { do: string }> = Handlers<E, "do", State, [context: Context], void>
