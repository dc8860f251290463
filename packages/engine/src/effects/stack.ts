import type { StackEffect } from "../language/stack-effect.ts"
import { edit, touch } from "../state/edit.ts"
import { castCards } from "./cast-during.ts"
import { copySpell } from "./copy-spell.ts"
import { counter } from "./countering.ts"
import type { Executors } from "./executor.ts"
import { permitPlay } from "./permit-play.ts"
import { retarget } from "./retarget.ts"
import { resolveObjects } from "./selecting.ts"

/** Instructions about spells and abilities on the stack, and about casting. */
export const stackEffects: Executors<StackEffect> = {
  counter,
  copySpell,
  chooseNewTargets: retarget,
  cast: castCards,
  permitPlay,
  // 107.3: X was announced once; what it is worth changes.
  doubleX: (s, e, context) => {
    for (const id of resolveObjects(s, e.of, context)) {
      const stack = s.objects[id]?.stack
      if (stack) edit(s, id).stack = { ...stack, x: stack.x * 2 }
    }
    touch(s)
  },
}
