import "./relative-clauses.ts"
import "./who.ts"
