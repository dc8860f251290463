/** French names of types and subtypes with their gender, without the grammar that uses them. */

export { agree } from "../morphology/agreement.ts"
export { THIN } from "../morphology/sentence.ts"
export { subtypeNoun } from "./subtypes.ts"
export { SUPERTYPES, TYPES } from "./types.ts"
