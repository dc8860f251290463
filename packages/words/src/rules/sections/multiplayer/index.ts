import { MULTIPLAYER_OPTIONS } from "./options.ts"
import { MULTIPLAYER_VARIANTS } from "./variants.ts"

/** The multiplayer rules (800 to 811), in order. */
export const MULTIPLAYER: readonly string[] = [MULTIPLAYER_OPTIONS, MULTIPLAYER_VARIANTS]
