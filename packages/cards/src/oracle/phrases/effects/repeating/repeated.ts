import type { Condition, Effect } from "@apnap/engine"
import { $, same } from "../../../grammar/hole.ts"
import { clause, ORACLE } from "../../../oracle.ts"
import { sequence } from "../sentence.ts"

// Processes that are repeated (608.2c).

clause("{e:whole process} . if {c:condition} , repeat this process", {
  do: "repeat",
  while: $<Condition>("c"),
  effect: $<Effect>("e"),
})
/** "…, draw a card and repeat this process": only then, and before the process begins again. */
clause.iso(
  "{e:whole process} . if {c:condition} , {f:bare clause} and repeat this process",
  ({ e, c, f }) => ({
    do: "repeat",
    while: c,
    effect: sequence([e, { do: "if", condition: c, then: f }]),
  }),
  (e) => {
    const steps = e.do === "repeat" && e.effect.do === "sequence" ? e.effect.of : []
    const more = steps.at(-1)
    if (e.do !== "repeat" || more?.do !== "if" || !same(more.condition, e.while)) return undefined
    return { e: sequence(steps.slice(0, -1)), c: more.condition, f: more.then }
  },
)
/**
 * "This process" is everything before it, so it begins where the instructions do; anything preceded by others isn't a
 * process of its own.
 */
ORACLE.symbol("whole process").handwritten = {
  read: (reader, at) => (BEFORE.has(reader.tokens[at - 1]) ? reader.read("sentence", at) : []),
  spell: (value) => [[{ symbol: "sentence", value }]],
}
const BEFORE: ReadonlySet<string | undefined> = new Set([undefined, ":", "—", "•"])
