import type { Amount, CounterKind, Effect, EventPattern } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"

// Objects exiled instead of going elsewhere, with something else besides (614.6).

for (const [counters, count] of [
  ["a {kind:counter} counter", 1],
  ["{n:number} {kind:counter} counters", $<Amount>("n")],
] as const)
  statics(`if {e:would} , instead exile {i:it again} with ${counters} on it`, {
    static: "alter",
    event: $<EventPattern>("e"),
    alter: { to: "zone", zone: "exile", counters: [{ kind: $<CounterKind>("kind"), count }] },
  })
statics("if {e:would} , instead exile {i:it again} and {s:besides}", {
  static: "alter",
  event: $<EventPattern>("e"),
  alter: { to: "zone", zone: "exile", then: $<Effect>("s") },
})
/** What doesn't touch the exiled object, which is a new object by then (400.7). */
const BESIDES: ReadonlySet<Effect["do"]> = new Set([
  "createToken",
  "draw",
  "extraTurn",
  "gainLife",
  "loseLife",
])
ORACLE.symbol("besides").handwritten = {
  read: (reader, at) => reader.read("clause", at).filter((r) => BESIDES.has((r.value as Effect).do)),
  spell: (value) => (BESIDES.has((value as Effect).do) ? [[{ symbol: "clause", value }]] : []),
}
