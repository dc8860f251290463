import { choiceEffects } from "../choosing/choice-effects.ts"
import { drainingExecutors } from "../costs/mana/draining.ts"
import { manaExecutors } from "../costs/mana/produce-mana.ts"
import type { Executors } from "../events/executor.ts"
import type { PlayerEffect } from "../language/effects/player-effect.ts"
import { discarding } from "../one-shot/library/discarding.ts"
import { learning } from "../one-shot/library/learning.ts"
import { chanceEffects } from "../one-shot/players/chance.ts"
import { clashEffects } from "../one-shot/players/clash.ts"
import { designationEffects } from "../one-shot/players/designations.ts"
import { emblemEffects } from "../one-shot/players/emblem.ts"
import { gameEndEffects } from "../one-shot/players/game-end.ts"
import { lifeEffects } from "../one-shot/players/life.ts"
import { playerCounterEffects } from "../one-shot/players/player-counters.ts"
import { redistributing } from "../one-shot/players/redistribute.ts"
import { turnEffects } from "../one-shot/players/turns.ts"
import { votingEffects } from "../one-shot/players/voting.ts"

/** Instructions about players, the turn and the game itself. */
export const playerEffects: Executors<PlayerEffect> = {
  ...manaExecutors,
  ...drainingExecutors,
  ...lifeEffects,
  ...redistributing,
  ...playerCounterEffects,
  ...discarding,
  ...gameEndEffects,
  ...designationEffects,
  ...turnEffects,
  ...emblemEffects,
  ...choiceEffects,
  ...chanceEffects,
  ...clashEffects,
  ...votingEffects,
  ...learning,
}
