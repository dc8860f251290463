import type { CardDefinition } from "@apnap/engine"
import { PHENOMENA, PLANES } from "./planes.ts"
import { SCHEMES } from "./schemes.ts"

export { ATTRACTIONS } from "./attractions.ts"
export { CONSPIRACIES } from "./conspiracies.ts"
export { PHENOMENA, PLANES } from "./planes.ts"
export { SCHEMES } from "./schemes.ts"
export { VANGUARDS } from "./vanguards.ts"

/** A planar deck of all embedded planes and phenomena (901.3). */
export const PLANAR_DECK: readonly CardDefinition[] = [...PLANES, ...PHENOMENA]

/** A scheme deck with two of each scheme (904.3). */
export const SCHEME_DECK: readonly CardDefinition[] = [...SCHEMES, ...SCHEMES]
