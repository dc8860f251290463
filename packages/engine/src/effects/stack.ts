import type { StackEffect } from "../language/stack-effect.ts"
import { castCards } from "./cast-during.ts"
import { copySpell } from "./copy-spell.ts"
import { counter } from "./countering.ts"
import type { Executors } from "./executor.ts"
import { permitPlay } from "./permit-play.ts"
import { retarget } from "./retarget.ts"

/** Instructions about spells and abilities on the stack, and about casting. */
export const stackEffects: Executors<StackEffect> = {
  counter,
  copySpell,
  chooseNewTargets: retarget,
  cast: castCards,
  permitPlay,
}
