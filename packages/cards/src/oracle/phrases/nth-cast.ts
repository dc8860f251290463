import type { Ability, Amount, Filter, PlayerSelector, StaticEffect } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { clause, ORACLE, statics } from "../oracle.ts"
import { filter } from "./amounts/thing-filter.ts"

// A spell's position among the turn's spells, and the next one (601.2i).

const YOU: PlayerSelector = { who: "you" }
const YOURS: Filter = { is: "controlledBy", player: YOU }
const s = (): Filter => $<Filter>("s")
const k = (): readonly Ability[] => $<readonly Ability[]>("k")

for (const [word, nth] of [
  ["first", 1],
  ["second", 2],
  ["third", 3],
] as const) {
  filter([`the ${word} spell cast this turn`], { is: "nthCast", nth })
  filter([`the ${word} spell you cast this turn`, `the ${word} spell you've cast this turn`], {
    is: "nthCast",
    nth,
    by: YOU,
  })
  filter(
    [`the ${word} {s:spell thing} you cast this turn`, `the ${word} {s:spell thing} you've cast this turn`],
    {
      is: "nthCast",
      nth,
      by: YOU,
      of: s(),
    },
  )
}
const first = (hole: string): Filter => ({ is: "nthCast", nth: 1, by: YOU, of: $<Filter>(hole) })
filter(
  "the first {a:spell thing} , the first {b:spell thing} , or the first {c:spell thing} you've cast this turn",
  {
    is: "or",
    of: [first("a"), first("b"), first("c")],
  },
)

// Abilities of the first spell each turn.
const casts = (filter: Filter): StaticEffect => ({
  static: "modify",
  what: { sel: "all", filter, zone: "stack" },
  changes: [{ change: "addAbilities", abilities: k() }],
})
statics(
  "the first spell you cast each turn has {k:abilities}",
  casts({ is: "and", of: [YOURS, { is: "nthCast", nth: 1, by: YOU }] }),
)
statics(
  "the first {s:spell thing} you cast each turn has {k:abilities}",
  casts({ is: "and", of: [s(), YOURS, first("s")] }),
)
const TREASURE: Filter = {
  is: "condition",
  condition: {
    if: "compare",
    left: { n: "manaSpent", of: { sel: "bound", name: "it" }, kind: "treasure" },
    op: ">=",
    right: 1,
  },
}
statics(
  "the first spell you cast each turn that mana from a treasure was spent to cast has {k:abilities}",
  casts({ is: "and", of: [TREASURE, YOURS, { is: "nthCast", nth: 1, by: YOU, of: TREASURE }] }),
)
statics(
  "each {s:spell thing} you cast {p:post} has {k:abilities}",
  casts({ is: "and", of: [s(), $<Filter>("p"), YOURS] }),
)

// The next one this turn.
const next = define<Filter>(ORACLE, "next cast")
next("the next spell you cast this turn", { is: "nthCast", nth: "next", by: YOU })
next("the next {s:spell thing} you cast this turn", { is: "nthCast", nth: "next", by: YOU, of: s() })
const rules = (effect: StaticEffect) => ({ do: "rule", effects: [effect], duration: "endOfTurn" }) as const
clause("{n:next cast} can't be countered", rules({ static: "cantBeCountered", spells: $<Filter>("n") }))
clause("{n:next cast} can be cast as though it had flash", rules({ static: "flash", spells: $<Filter>("n") }))
clause("{n:next cast} has {k:abilities}", rules(casts($<Filter>("n"))))
clause(
  "{n:next cast} costs {m:mana} less to cast",
  rules({ static: "cost", spells: $<Filter>("n"), by: YOU, less: $<string>("m") }),
)
clause(
  "{n:next cast} costs {m:mana} less to cast for each {t:each}",
  rules({ static: "cost", spells: $<Filter>("n"), by: YOU, less: $<string>("m"), times: $<Amount>("t") }),
)
