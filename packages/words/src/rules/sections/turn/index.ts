import { BLOCKS_AND_DAMAGE } from "./blocks-and-damage.ts"
import { COMBAT } from "./combat.ts"
import { ENDING } from "./ending.ts"
import { PHASES } from "./phases.ts"

/** Turn structure (5xx), in order. */
export const TURN: readonly string[] = [PHASES, COMBAT, BLOCKS_AND_DAMAGE, ENDING]
