import { BELOW } from "./below.ts"
import { OTHER_TYPES } from "./other-types.ts"
import { PARTS } from "./parts.ts"
import { PERMANENT_TYPES } from "./permanent-types.ts"
import { SPECIAL_TYPES } from "./special-types.ts"
import { TYPE_LINE } from "./type-line.ts"

/** Parts of a card and card types (2xx and 3xx), in order. */
export const CARDS: readonly string[] = [PARTS, TYPE_LINE, BELOW, PERMANENT_TYPES, OTHER_TYPES, SPECIAL_TYPES]
