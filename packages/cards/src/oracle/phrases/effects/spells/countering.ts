import type { Cost, Effect } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause, does } from "../../../oracle.ts"
import { what } from "../../holes.ts"
import { certain } from "../../players/owners.ts"

// Countering (701.6).

does("counter(s) {what:object}", { do: "counter", what: what() })
clause.iso(
  "counter {what:object} unless {w:its controller} pay(s) {m:mana} plus a additional {e:mana} for each {n:each}",
  ({ what, m, e, n }) => ({
    do: "counter",
    what,
    unlessPays: [
      { pay: "mana", mana: m },
      { pay: "manaTimes", mana: e, times: n },
    ],
  }),
  (e) => {
    const [first, more] = e.do === "counter" ? (e.unlessPays ?? []) : []
    if (first?.pay !== "mana" || more?.pay !== "manaTimes") return undefined
    return e.do === "counter" ? { what: e.what, m: first.mana, e: more.mana, n: more.times } : undefined
  },
)
clause("counter {what:object} unless {w:its controller} pay(s) {c:costs}", {
  do: "counter",
  what: what(),
  unlessPays: $<Cost>("c"),
})

clause("counter {what:object} unless {w:its controller} pay(s) {c:costs} . if they do , {e:sentence}", {
  do: "counter",
  what: what(),
  unlessPays: $<Cost>("c"),
  ifPaid: $<Effect>("e"),
})

// Countered spells that go elsewhere (701.6a).
const THIS_WAY = "if {i:that spell} is countered this way ,"
certain("that spell", ["that spell", "the spell", "a spell"])
for (const [words, more] of [
  ["exile it instead of putting it into its owner 's graveyard", { to: "exile" }],
  ["put it on top of its owner 's library instead of into that player 's graveyard", { to: "library" }],
  ["put it into its owner 's hand instead of into that player 's graveyard", { to: "hand" }],
] as const) {
  does(`counter {what:object} . ${THIS_WAY} ${words}`, { do: "counter", what: what(), ...more } as Effect)
  clause(`counter {what:object} unless {w:its controller} pay(s) {c:costs} . ${THIS_WAY} ${words}`, {
    do: "counter",
    what: what(),
    unlessPays: $<Cost>("c"),
    ...more,
  } as Effect)
}
clause("counter {what:object} unless {w:its controller} {c:costs}", {
  do: "counter",
  what: what(),
  unlessPays: $<Cost>("c"),
})
