import type { ObjectEffect } from "../language/object-effect.ts"
import { attaching } from "./attaching.ts"
import { blocking } from "./blocking.ts"
import { choosingForSource } from "./choosing-for-source.ts"
import { continuous } from "./continuous.ts"
import { copying } from "./copying.ts"
import { designating } from "./designating.ts"
import type { Executors } from "./executor.ts"
import { faceEffects } from "./faces.ts"
import { melding } from "./meld.ts"
import { counterEffects } from "./objects-counters.ts"
import { damaging } from "./objects-damage.ts"
import { moving } from "./objects-move.ts"
import { permanentEffects } from "./objects-permanents.ts"
import { phasing } from "./phasing.ts"
import { tokenEffects } from "./tokens.ts"

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
  ...attaching,
  ...faceEffects,
  ...phasing,
  ...designating,
  ...choosingForSource,
  ...melding,
}
