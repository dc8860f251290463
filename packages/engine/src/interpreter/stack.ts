import { resolveObjects } from "../choosing/selecting.ts"
import type { Executors } from "../events/executor.ts"
import type { StackEffect } from "../language/effects/stack-effect.ts"
import { castCards } from "../one-shot/stack/cast-during.ts"
import { copyCard } from "../one-shot/stack/copy-card.ts"
import { copySpell } from "../one-shot/stack/copy-spell.ts"
import { permitPlay } from "../one-shot/stack/permit-play.ts"
import { edit, invalidate } from "../state/writing/edit.ts"
import { retarget } from "../targeting/retarget.ts"
import { counter } from "./countering.ts"

/** Instructions about spells and abilities on the stack, and about casting. */
export const stackEffects: Executors<StackEffect> = {
  counter,
  copySpell,
  chooseNewTargets: retarget,
  cast: castCards,
  permitPlay,
  copyCard,
  // 107.3: X isn't announced again; only its value changes.
  doubleX: (s, e, context) => {
    for (const id of resolveObjects(s, e.of, context)) {
      const stack = s.objects[id]?.stack
      if (stack) edit(s, id).stack = { ...stack, x: stack.x * 2 }
    }
    invalidate(s)
  },
}
