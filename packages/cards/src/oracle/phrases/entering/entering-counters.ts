import type { Amount, CounterKind, Effect, StaticEffect } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"

// "As ~ enters, choose a creature type. ~ enters with a counter on it for each …": what is done as it enters tells the number (614.12a).

for (const [words, count] of [
  ["a {kind:counter} counter on it for each {n:each}", $<Amount>("n")],
  [
    "{m:number} {kind:counter} counters on it for each {n:each}",
    { n: "times", of: $<number>("m"), by: $<Amount>("n") },
  ],
  ["a number of {kind:counter} counters on it equal to {n:quantity}", $<Amount>("n")],
  ["{n:number} {kind:counter} counters on it", $<Amount>("n")],
] as const)
  for (const it of ["~", "it"])
    statics(`as ~ enters , {e:entering deed} . ${it} enters with ${words}`, {
      static: "enters",
      what: "self",
      as: $<Effect>("e"),
      counters: [{ kind: $<CounterKind>("kind"), count }],
    } as StaticEffect)
ORACLE.symbol("entering deed").handwritten = {
  read: (reader, at) => {
    const chosen = reader.read("entering choice", at)
    return chosen.length > 0 ? chosen : reader.read("sentence", at)
  },
  spell: (value) => [[{ symbol: "entering choice", value }], [{ symbol: "sentence", value }]],
}
