import { choosingForSource } from "../choosing/choosing-for-source.ts"
import { continuous } from "../continuous/continuous.ts"
import { copying } from "../continuous/copying.ts"
import { designating } from "../continuous/designating.ts"
import { textChanging } from "../continuous/text-changing.ts"
import type { Executors } from "../events/executor.ts"
import type { ObjectEffect } from "../language/effects/object-effect.ts"
import { attaching } from "../one-shot/objects/attaching.ts"
import { blocking } from "../one-shot/objects/blocking.ts"
import { faceEffects } from "../one-shot/objects/faces.ts"
import { melding } from "../one-shot/objects/meld.ts"
import { counterEffects } from "../one-shot/objects/objects-counters.ts"
import { damaging } from "../one-shot/objects/objects-damage.ts"
import { moving } from "../one-shot/objects/objects-move.ts"
import { permanentEffects } from "../one-shot/objects/objects-permanents.ts"
import { phasing } from "../one-shot/objects/phasing.ts"
import { tokenEffects } from "../tokens/tokens.ts"

/** Instructions about objects. */
export const objectEffects: Executors<ObjectEffect> = {
  ...damaging,
  ...blocking,
  ...permanentEffects,
  ...moving,
  ...counterEffects,
  ...tokenEffects,
  ...copying,
  ...continuous,
  ...textChanging,
  ...attaching,
  ...faceEffects,
  ...phasing,
  ...designating,
  ...choosingForSource,
  ...melding,
}
