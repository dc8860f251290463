import { ACTS, ACTS_ON, DEEDS, enter, type Verb, type VerbSymbols } from "../verb.ts"
import { CARD_ACTS, CARD_ACTS_ON } from "./cards.ts"
import { CASTING_ACTS, CASTING_ACTS_ON, CASTING_DEEDS, TARGETED_ACTS } from "./casting.ts"
import { COMBAT_ACTS, COMBAT_DEEDS } from "./combat.ts"
import { COUNTER_ACTS } from "./counters.ts"
import { DAMAGE_ACTS, DAMAGE_DEEDS } from "./damage.ts"
import { DESIGNATION_ACTS, DESIGNATION_DEEDS } from "./designations.ts"
import { LIFE_ACTS } from "./life.ts"
import { ZONE_ACTS, ZONE_ACTS_ON, ZONE_DEEDS } from "./zones.ts"

/** All verbs of the lexicon, by their symbols. */
export const LEXICON: readonly (readonly [VerbSymbols, readonly Verb[]])[] = [
  [DEEDS, [...ZONE_DEEDS, ...COMBAT_DEEDS, ...DAMAGE_DEEDS, ...CASTING_DEEDS, ...DESIGNATION_DEEDS]],
  [
    ACTS,
    [
      ...CARD_ACTS,
      ...CASTING_ACTS,
      ...TARGETED_ACTS,
      ...COMBAT_ACTS,
      ...COUNTER_ACTS,
      ...DAMAGE_ACTS,
      ...LIFE_ACTS,
      ...ZONE_ACTS,
      ...DESIGNATION_ACTS,
    ],
  ],
  [ACTS_ON, [...CARD_ACTS_ON, ...CASTING_ACTS_ON, ...ZONE_ACTS_ON]],
]

for (const [symbols, verbs] of LEXICON) enter(verbs, symbols)
