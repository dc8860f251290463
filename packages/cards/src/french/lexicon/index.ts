/** French names of counters, types and subtypes, without loading the grammar. */

export { agree } from "../morphology/agreement.ts"
export { THIN } from "../morphology/sentence.ts"
export { counterName, counterWord } from "./counters.ts"
export { keywordNoun } from "./keywords.ts"
export { subtypeNoun } from "./subtypes.ts"
export { SUPERTYPES, TYPES } from "./types.ts"
