import { ADDITIONAL } from "./sections/additional/index.ts"
import { CARDS } from "./sections/cards/index.ts"
import { CONCEPTS } from "./sections/concepts/index.ts"
import { GENERAL_TERMS } from "./sections/general-terms.ts"
import { KEYWORD_ABILITIES } from "./sections/keyword-abilities/index.ts"
import { KEYWORD_ACTIONS } from "./sections/keyword-actions/index.ts"
import { MULTIPLAYER } from "./sections/multiplayer/index.ts"
import { SPELLS } from "./sections/spells/index.ts"
import { TURN } from "./sections/turn/index.ts"
import { VARIANTS } from "./sections/variants.ts"
import { ZONES } from "./sections/zones.ts"

/** The summaries, one text for each part of the rules. */
export const SECTIONS: readonly string[] = [
  ...CONCEPTS,
  ...CARDS,
  ZONES,
  ...TURN,
  ...SPELLS,
  GENERAL_TERMS,
  ...KEYWORD_ACTIONS,
  ...KEYWORD_ABILITIES,
  ...ADDITIONAL,
  ...MULTIPLAYER,
  VARIANTS,
]
