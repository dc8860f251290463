import { ADDITIONAL } from "./sections/additional.ts"
import { CARDS_AND_ZONES } from "./sections/cards-and-zones.ts"
import { CONCEPTS } from "./sections/concepts.ts"
import { GENERAL_TERMS } from "./sections/general-terms.ts"
import { KEYWORD_ABILITIES } from "./sections/keyword-abilities/index.ts"
import { KEYWORD_ACTIONS } from "./sections/keyword-actions/index.ts"
import { MULTIPLAYER } from "./sections/multiplayer.ts"
import { SPELLS_AND_ABILITIES } from "./sections/spells-and-abilities.ts"
import { TURN } from "./sections/turn.ts"
import { VARIANTS } from "./sections/variants.ts"

/** The summaries, one text for each part of the rules. */
export const SECTIONS: readonly string[] = [
  CONCEPTS,
  CARDS_AND_ZONES,
  TURN,
  SPELLS_AND_ABILITIES,
  GENERAL_TERMS,
  ...KEYWORD_ACTIONS,
  ...KEYWORD_ABILITIES,
  ADDITIONAL,
  MULTIPLAYER,
  VARIANTS,
]
