import { ABILITIES } from "./abilities.ts"
import { CARDS_AND_COUNTERS } from "./cards-and-counters.ts"
import { GAME } from "./game.ts"
import { LIFE_AND_DAMAGE } from "./life-and-damage.ts"
import { MANA } from "./mana.ts"
import { OBJECTS } from "./objects.ts"
import { PRIORITY_AND_COSTS } from "./priority-and-costs.ts"

/** Game concepts (1xx), in order. */
export const CONCEPTS: readonly string[] = [
  GAME,
  MANA,
  OBJECTS,
  ABILITIES,
  PRIORITY_AND_COSTS,
  LIFE_AND_DAMAGE,
  CARDS_AND_COUNTERS,
]
