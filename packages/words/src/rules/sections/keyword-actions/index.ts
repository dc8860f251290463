import { ACTIVATE_TO_CONVERT } from "./activate-to-convert.ts"
import { FATESEAL_TO_BLIGHT } from "./fateseal-to-blight.ts"

/** The keyword actions (701), in order. */
export const KEYWORD_ACTIONS: readonly string[] = [ACTIVATE_TO_CONVERT, FATESEAL_TO_BLIGHT]
