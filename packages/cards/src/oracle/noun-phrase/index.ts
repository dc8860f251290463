import "./most.ts"
import "./relative-clauses.ts"
import "./who.ts"
