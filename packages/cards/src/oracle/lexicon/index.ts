// Verbs and present-tense constructions; `past.ts` is imported separately so that the older conditions come first.
import "./possessor.ts"
import "./verbs/index.ts"
import "./constructions/triggers.ts"
