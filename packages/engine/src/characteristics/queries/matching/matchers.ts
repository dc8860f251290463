import type { EventPattern } from "../../../language/event.ts"
import type { Handlers } from "../../../language/handlers.ts"
import type { GameEvent } from "../../../state/event.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"

/** For each kind of pattern, whether an event (or one about to happen) matches it, for an ability with this context. */
export type Matchers = Handlers<EventPattern, "on", State, [e: GameEvent, context: Context], boolean>
