import type { PlayerEffect } from "../language/player-effect.ts"
import { chanceEffects } from "./chance.ts"
import { choosing } from "./choosing.ts"
import { designationEffects } from "./designations.ts"
import { discarding } from "./discarding.ts"
import { emblemEffects } from "./emblem.ts"
import type { Executors } from "./executor.ts"
import { gameEndEffects } from "./game-end.ts"
import { learning } from "./learning.ts"
import { lifeEffects } from "./life.ts"
import { manaExecutors } from "./mana.ts"
import { playerCounterEffects } from "./player-counters.ts"
import { turnEffects } from "./turns.ts"
import { votingEffects } from "./voting.ts"

/** Instructions about players, the turn and the game itself. */
export const playerEffects: Executors<PlayerEffect> = {
  ...manaExecutors,
  ...lifeEffects,
  ...playerCounterEffects,
  ...discarding,
  ...gameEndEffects,
  ...designationEffects,
  ...turnEffects,
  ...emblemEffects,
  ...choosing,
  ...chanceEffects,
  ...votingEffects,
  ...learning,
}
