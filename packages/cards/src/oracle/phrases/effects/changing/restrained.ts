import type { Duration, Effect, Filter, PlayerSelector, Selector, StaticEffect } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause, does } from "../../../oracle.ts"

// Combined restrictions on creatures for a duration, and what spells cost for a turn (611.2).

const what = (): Selector => $<Selector>("what")
const rules = (effects: readonly StaticEffect[], duration: Duration): Effect => ({
  do: "rule",
  effects,
  duration,
})
const NEITHER = (): readonly StaticEffect[] => [
  { static: "cantAttack", creature: what() },
  { static: "cantBlock", creature: what() },
]
clause(
  ["{what:object} can't attack or block {d:duration}", "{d:duration} , {what:object} can't attack or block"],
  rules(NEITHER(), $<Duration>("d")),
)
clause(
  "{what:object} can attack this turn as though it|they didn't have defender",
  rules([{ static: "asThough", creature: what(), as: "noDefender" }], "endOfTurn"),
)
clause(
  "{what:object} can't be blocked this turn except by {f:blockers}",
  rules([{ static: "cantBeBlocked", creature: what(), except: $<Filter>("f") }], "endOfTurn"),
)
clause(
  "{what:object} can't be blocked this turn except by {n:number} or more creatures",
  rules([{ static: "cantBeBlocked", creature: what(), fewerThan: $<number>("n") }], "endOfTurn"),
)
clause(
  "{what:object} can't be blocked this turn by {f:blockers}",
  rules([{ static: "cantBeBlocked", creature: what(), by: $<Filter>("f") }], "endOfTurn"),
)
const s = (): Filter => $<Filter>("s")
clause(
  "{s:spell things} you cast this turn cost {m:mana} less to cast",
  rules([{ static: "cost", spells: s(), by: { who: "you" }, less: $<string>("m") }], "endOfTurn"),
)
clause(
  "{s:spell things} you cast this turn can't be countered",
  rules(
    [
      {
        static: "cantBeCountered",
        spells: { is: "and", of: [s(), { is: "controlledBy", player: { who: "you" } as PlayerSelector }] },
      },
    ],
    "endOfTurn",
  ),
)
clause(
  ["{d:duration} , {what:object} can't phase out", "{what:object} can't phase out {d:duration}"],
  rules(
    [
      {
        static: "cant",
        event: { on: "phases", object: { is: "among", of: what() }, out: true },
        what: "phaseOut",
      },
    ],
    $<Duration>("d"),
  ),
)
// 508.7a
does("reselect which player or permanent {what:object} is/are attacking", {
  do: "reselectAttack",
  what: what(),
})
