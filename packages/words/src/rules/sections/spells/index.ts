import { CASTING } from "./casting.ts"
import { EFFECTS } from "./effects.ts"
import { LAYERS } from "./layers.ts"
import { REPLACEMENT } from "./replacement.ts"
import { RESOLVING } from "./resolving.ts"
import { STATIC_MANA_LOYALTY } from "./static-mana-loyalty.ts"
import { TRIGGERED } from "./triggered.ts"

/** Spells, abilities and effects (6xx), in order. */
export const SPELLS: readonly string[] = [
  CASTING,
  TRIGGERED,
  STATIC_MANA_LOYALTY,
  RESOLVING,
  EFFECTS,
  LAYERS,
  REPLACEMENT,
]
