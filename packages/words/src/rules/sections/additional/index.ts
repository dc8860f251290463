import { ACTIONS_AND_COPIES } from "./actions-and-copies.ts"
import { CARD_LAYOUTS } from "./card-layouts.ts"
import { TURNS_AND_GAMES } from "./turns-and-games.ts"

/** The other additional rules (703 to 733), in order. */
export const ADDITIONAL: readonly string[] = [ACTIONS_AND_COPIES, CARD_LAYOUTS, TURNS_AND_GAMES]
