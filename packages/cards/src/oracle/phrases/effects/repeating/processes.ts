import type { Amount, Effect } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause, ORACLE } from "../../../oracle.ts"

// Processes repeated a given number of times, or as often as wanted (608.2c).

clause("repeat the following process {n:number} times . {e:sentence}", {
  do: "repeat",
  times: $<Amount>("n"),
  effect: $<Effect>("e"),
})
clause("{e:whole paragraph} you may repeat this process any number of times", {
  do: "repeat",
  may: true,
  effect: $<Effect>("e"),
})
/** All sentences before it, up to the last full stop. */
ORACLE.symbol("whole paragraph").handwritten = {
  read: (reader, at) =>
    BEGINS.has(reader.tokens[at - 1])
      ? reader.read("effects", at).filter((r) => reader.tokens[r.end - 1] === ".")
      : [],
  spell: (value) => [[{ symbol: "effects", value }]],
}
const BEGINS: ReadonlySet<string | undefined> = new Set([undefined, ":", "—", "•", ","])
