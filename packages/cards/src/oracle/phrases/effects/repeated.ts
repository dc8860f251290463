import type { Condition, Effect } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"

// Processes that are repeated (608.2c).

clause("{e:whole process} . if {c:condition} , repeat this process", {
  do: "repeat",
  while: $<Condition>("c"),
  effect: $<Effect>("e"),
})
/**
 * "This process" is everything before it, so it begins where the instructions do; anything preceded by others isn't a
 * process of its own.
 */
ORACLE.symbol("whole process").handwritten = {
  read: (reader, at) => (BEFORE.has(reader.tokens[at - 1]) ? reader.read("sentence", at) : []),
  spell: (value) => [[{ symbol: "sentence", value }]],
}
const BEFORE: ReadonlySet<string | undefined> = new Set([undefined, ":", "—", "•"])
