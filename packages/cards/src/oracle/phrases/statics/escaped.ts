import type { Ability, Amount, CounterKind } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"

// What a permanent that escaped enters with (702.138c).

const ESCAPED = { static: "enters", what: "self", condition: { if: "paid", cost: "escape" } } as const
statics("~ escapes with a {kind:counter} counter on it", {
  ...ESCAPED,
  counters: [{ kind: $<CounterKind>("kind"), count: 1 }],
})
statics("~ escapes with {n:number} {kind:counter} counters on it", {
  ...ESCAPED,
  counters: [{ kind: $<CounterKind>("kind"), count: $<Amount>("n") }],
})
// What it has for as long as it stays on the battlefield.
statics("~ escapes with {k:abilities}", { ...ESCAPED, abilities: $<readonly Ability[]>("k") })
