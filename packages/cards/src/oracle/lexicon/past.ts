// Constructions in the past tense, from the verbs of the lexicon.
import "./constructions/span.ts"
import "./constructions/past.ts"
import "./constructions/done.ts"
import "./constructions/counts.ts"
