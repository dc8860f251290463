// Verbs and what is made of them; what speaks of the past is tried behind the older conditions.
import "./possessor.ts"
import "./verbs/index.ts"
import "./constructions/triggers.ts"
