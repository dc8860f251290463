import type { Amount, CounterKind, Filter, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { condition, ORACLE, post, quantity } from "../../oracle.ts"
import { each } from "../amounts/each.ts"

// Objects by counts and measurements, and by exclusion.

quantity("the mana value of {what:simple object}", { n: "manaValue", of: $<Selector>("what") })
quantity("the power of {what:simple object}", { n: "power", of: $<Selector>("what") })
quantity("the toughness of {what:simple object}", { n: "toughness", of: $<Selector>("what") })
quantity("the number of counters on {what:simple object}", { n: "counters", of: $<Selector>("what") })
each("counter on {what:simple object}", { n: "counters", of: $<Selector>("what") })
quantity("the total power of {what:simple object}", {
  n: "over",
  of: $<Selector>("what"),
  what: "power",
  fold: "total",
})
quantity("the total mana value of {what:simple object}", {
  n: "over",
  of: $<Selector>("what"),
  what: "manaValue",
  fold: "total",
})
quantity("the number of different kinds of counters among {t:all things}", {
  n: "distinct",
  what: "counterKinds",
  of: $<Selector>("t"),
})
condition("there are {n:number} or more different kinds of counters among {t:all things}", {
  if: "compare",
  left: { n: "distinct", what: "counterKinds", of: $<Selector>("t") },
  op: ">=",
  right: $<Amount>("n"),
})

post("with {n:number} or more {kind:counter} counters on it|them", {
  is: "counters",
  kind: $<CounterKind>("kind"),
  op: ">=",
  than: $<Amount>("n"),
})
post("other than a {t:other thing}", { is: "not", of: $<Filter>("t") })
/** A card or a permanent, by what it isn't. */
const other = define<Filter>(ORACLE, "other thing")
other("{t:card thing}", $<Filter>("t"))
other("{t:plain thing}", $<Filter>("t"))
// Compared with the spell or permanent mentioned before.
for (const [words, op] of [
  [["lesser"], "<"],
  [["equal or lesser", "lesser or equal"], "<="],
  [["greater"], ">"],
  [["equal or greater", "greater or equal"], ">="],
] as const)
  for (const [measure, n] of [
    ["mana value", "manaValue"],
    ["power", "power"],
    ["toughness", "toughness"],
  ] as const)
    post.iso(
      words.map((word) => `with ${word} ${measure}`),
      () => ({
        is: n,
        op,
        than: { n, of: asObject({ sel: "said", ...(n === "manaValue" && { spell: true }) }) },
      }),
      (f) =>
        f.is === n && f.op === op && typeof f.than !== "number" && f.than.n === n && f.than.of.sel !== "all"
          ? {}
          : undefined,
    )
