import type { Amount, CounterKind, Effect, Selector } from "@apnap/engine"
import { asObject } from "../../../discourse/surface.ts"
import { define } from "../../../grammar/grammar.ts"
import { $ } from "../../../grammar/hole.ts"
import { clause, does, ORACLE } from "../../../oracle.ts"
import { what } from "../../holes.ts"

// Putting counters on objects and removing them (122).

does("put(s) a {kind:counter} counter on {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  on: what(),
})
// "Put a +1/+1 counter on that creature and a +1/+1 counter on ~": the verb is printed once.
const countersPut = define<Effect>(ORACLE, "counters put")
countersPut("a {kind:counter} counter on {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  on: what(),
})
countersPut("{n:number} {kind:counter} counters on {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
  on: what(),
})
does.iso(
  "put(s) {a:counters put} and {b:counters put}",
  ({ a, b }) => ({ do: "sequence", of: [a, b] }),
  () => undefined, // printed as separate instructions
)
does.iso(
  "put(s) {a:counters put} , {b:counters put} , and {c:counters put}",
  ({ a, b, c }) => ({ do: "sequence", of: [a, b, c] }),
  () => undefined, // printed as separate instructions
)
does("put(s) {n:number} {kind:counter} counters on {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
  on: what(),
})
does("remove(s) a {kind:counter} counter from {what:object}", {
  do: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  from: what(),
})
// 122.8
does("put(s) {what:objects'} counters on {to:object}", {
  do: "copyCounters",
  from: what(),
  to: $<Selector>("to"),
})
does.iso(
  "put(s) those counters on {to:object}",
  ({ to }) => ({ do: "copyCounters", from: asObject({ sel: "said" }), to }),
  (e) => (e.do === "copyCounters" ? { to: e.to } : undefined),
)
does("double the number of {kind:counter} counters on {what:object}", {
  do: "doubleCounters",
  kind: $<CounterKind>("kind"),
  on: what(),
})
does(
  [
    "put(s) a number of {kind:counter} counters on {what:object} equal to {n:quantity}",
    "put(s) a number of {kind:counter} counters equal to {n:quantity} on {what:object}",
  ],
  {
    do: "addCounters",
    kind: $<CounterKind>("kind"),
    count: $<Amount>("n"),
    on: what(),
  },
)
does(["remove(s) all {kind:counter} counters from {what:object}"], {
  do: "removeCounters",
  kind: $<CounterKind>("kind"),
  count: "all",
  from: what(),
})
does("put(s) a {kind:counter} counter on each of {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  on: what(),
})
does("put(s) {n:number} {kind:counter} counters on each of {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
  on: what(),
})
does("move(s) a {kind:counter} counter from {what:simple object} onto {to:simple object}", {
  do: "moveCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  from: what(),
  to: $<Selector>("to"),
})
does("double the number of each kind of counter on {what:object}", { do: "doubleCounters", on: what() })
does("move(s) all counters from {what:simple object} onto {to:simple object}", {
  do: "moveCounters",
  count: "all",
  from: what(),
  to: $<Selector>("to"),
})
does("move(s) {n:number} {kind:counter} counters from {what:simple object} onto {to:simple object}", {
  do: "moveCounters",
  kind: $<CounterKind>("kind"),
  count: $<Amount>("n"),
  from: what(),
  to: $<Selector>("to"),
})
does("move(s) all {kind:counter} counters from {what:simple object} onto {to:simple object}", {
  do: "moveCounters",
  kind: $<CounterKind>("kind"),
  count: "all",
  from: what(),
  to: $<Selector>("to"),
})
does("remove all counters from {what:object}", { do: "removeCounters", count: "all", from: what() })
does("remove {n:number} {kind:counter} counters from {what:object}", {
  do: "removeCounters",
  kind: $("kind"),
  count: $<Amount>("n"),
  from: what(),
})
does("put(s) another {kind:counter} counter on {what:object}", {
  do: "addCounters",
  kind: $<CounterKind>("kind"),
  count: 1,
  on: what(),
})
does("remove(s) a counter from {what:object}", { do: "removeCounters", count: 1, from: what() })
does("remove(s) {n:number} counters from {what:object}", {
  do: "removeCounters",
  count: $<Amount>("n"),
  from: what(),
})
does("move(s) a counter from {what:simple object} onto {to:simple object}", {
  do: "moveCounters",
  count: 1,
  from: what(),
  to: $<Selector>("to"),
})

// 608.2d: of each kind that is there.
clause(
  "for each kind of counter on {on:object} , give that permanent or player another counter of that kind",
  { do: "anotherOfEach", on: $<Selector>("on") },
)
clause(
  "for each kind of counter on {on:object} , put another counter of that kind on it or remove one from it",
  { do: "anotherOfEach", on: $<Selector>("on"), orRemove: true },
)
