import type { Amount, Change, Duration, Effect, Filter, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, condition, object } from "../../oracle.ts"
import { ANY_NUMBER } from "../targets/slots.ts"

// Day and night, becoming blocked, damage after another change, choices with a limit on a total.

for (const time of ["day", "night"] as const) {
  condition(`it's ${time}`, { if: "dayNight", is: time })
  clause(`it becomes ${time}`, { do: "setDayNight", to: time })
}
clause(["{what:object} become(s) blocked"], { do: "becomeBlocked", what: $<Selector>("what") })
clause("{what:object} block(s) {a:object}", {
  do: "block",
  blocker: $<Selector>("what"),
  attacker: $<Selector>("a"),
})
for (const blocked of [
  "had become blocked by only that creature",
  "had become blocked by only ~",
  "hadn't become blocked by another creature",
])
  clause(`creatures {by:simple object} was blocking that ${blocked} this combat become unblocked`, {
    do: "becomeUnblocked",
    by: $<Selector>("by"),
  })
clause("{what:object} block(s) {a:object} this combat if able", {
  do: "rule",
  effects: [{ static: "mustBlock", creature: $<Selector>("what"), attacker: $<Selector>("a") }],
  duration: "endOfCombat",
})
clause("~ also deals {n:digits} damage to {to:recipient}", {
  do: "damage",
  amount: $<Amount>("n"),
  to: $<Selector>("to"),
  source: { sel: "self" },
})
clause.iso(
  "{what:simple object} {c:changes} {d:duration} and deals|deal {n:digits} damage to {to:recipient}",
  ({ what, c, d, n, to }) => ({
    do: "sequence",
    of: [
      { do: "change", what: what as Selector, changes: c as readonly Change[], duration: d as Duration },
      { do: "damage", amount: n as Amount, to: to as Selector, source: what as Selector },
    ] satisfies Effect[],
  }),
  () => undefined, // printed as separate instructions
)

// 608.2d: any number, or up to a number, with a limit on their total.
for (const [words, of] of [
  ["mana value", "manaValue"],
  ["power", "power"],
] as const) {
  object(`any number of {t:plain things} with total ${words} {n:digits} or less`, {
    sel: "choose",
    filter: $<Filter>("t"),
    count: ANY_NUMBER,
    upTo: true,
    total: { of, max: $<Amount>("n") },
  })
}
