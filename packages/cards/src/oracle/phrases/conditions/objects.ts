import type { Amount, Comparison, Condition, CounterKind, Filter, Keyword, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $, same } from "../../grammar/hole.ts"
import { condition, ORACLE } from "../../oracle.ts"

// What objects are, and comparisons of numbers.

condition("{what:object} is/are {f:thing filter}", {
  if: "is",
  of: $<Selector>("what"),
  filter: $<Filter>("f"),
})

condition("{what:object} has/had counters on it", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "counters", op: ">=", than: 1 },
})
condition("a {t:plain thing} has a {kind:counter} counter on it", {
  if: "exists",
  filter: {
    is: "and",
    of: [$<Filter>("t"), { is: "counters", kind: $<string>("kind"), op: ">=", than: 1 }],
  },
})
condition("{what:object} has a {kind:counter} counter on it", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "counters", kind: $<string>("kind"), op: ">=", than: 1 },
})
condition("{what:object} had a {kind:counter} counter on it", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "counters", kind: $<string>("kind"), op: ">=", than: 1 },
})
condition("{what:object} had no {kind:counter} counters on it", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "counters", kind: $<string>("kind"), op: "=", than: 0 },
})
condition("{what:object} was {f:thing filter}", { if: "is", of: $<Selector>("what"), filter: $<Filter>("f") })
condition("{what:simple object} is exiled", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "inZone", zone: "exile" },
})
condition.iso(
  "it's exiled",
  () => ({ if: "is", of: { sel: "self" }, filter: { is: "inZone", zone: "exile" } }),
  (c) =>
    c.if === "is" && c.of.sel === "self" && same(c.filter, { is: "inZone", zone: "exile" }) ? {} : undefined,
)
condition("~ is in your graveyard", {
  if: "is",
  of: { sel: "self" },
  filter: { is: "inZone", zone: "graveyard" },
})
condition("~ isn't on the battlefield", {
  if: "not",
  of: { if: "is", of: { sel: "self" }, filter: { is: "inZone", zone: "battlefield" } },
})
condition("{what:object} isn't/aren't {f:thing filter}", {
  if: "not",
  of: { if: "is", of: $<Selector>("what"), filter: $<Filter>("f") },
})

condition.iso(
  "it's {f:thing filter}",
  ({ f }) => ({ if: "is", of: asObject({ sel: "said" }), filter: f }),
  (c) => (c.if === "is" && c.of.sel !== "all" && c.of.sel !== "pairedWith" ? { f: c.filter } : undefined),
)
condition("~ is paired with another creature", {
  if: "is",
  of: { sel: "self" },
  filter: { is: "designation", of: "paired" },
})
condition("{what:objects'} power is {n:figures} or greater", {
  if: "compare",
  left: { n: "power", of: $<Selector>("what") },
  op: ">=",
  right: $<Amount>("n"),
})
condition("{what:objects'} mana value is {n:figures} or less", {
  if: "compare",
  left: { n: "manaValue", of: $<Selector>("what") },
  op: "<=",
  right: $<Amount>("n"),
})
condition("{what:objects'} mana value is {n:figures}", {
  if: "compare",
  left: { n: "manaValue", of: $<Selector>("what") },
  op: "=",
  right: $<Amount>("n"),
})
condition("{what:objects'} power is {n:figures} or less", {
  if: "compare",
  left: { n: "power", of: $<Selector>("what") },
  op: "<=",
  right: $<Amount>("n"),
})
condition("{what:objects'} toughness is {n:figures} or less", {
  if: "compare",
  left: { n: "toughness", of: $<Selector>("what") },
  op: "<=",
  right: $<Amount>("n"),
})
condition("{what:objects'} mana value is {n:figures} or greater", {
  if: "compare",
  left: { n: "manaValue", of: $<Selector>("what") },
  op: ">=",
  right: $<Amount>("n"),
})
condition("{q:quantity} is {n:number} or greater", {
  if: "compare",
  left: $<Amount>("q"),
  op: ">=",
  right: $<Amount>("n"),
})
condition("{q:quantity} is {n:number} or more", {
  if: "compare",
  left: $<Amount>("q"),
  op: ">=",
  right: $<Amount>("n"),
})
condition("{q:quantity} is {n:number} or less", {
  if: "compare",
  left: $<Amount>("q"),
  op: "<=",
  right: $<Amount>("n"),
})
condition("{t:things'} have total power {n:number} or greater", {
  if: "compare",
  left: { n: "over", of: $<Selector>("t"), what: "power", fold: "total" },
  op: ">=",
  right: $<Amount>("n"),
})
ORACLE.symbol("things'").handwritten = {
  read: (reader, at) => reader.read("all things", at),
  spell: (value) => [[{ symbol: "all things", value }]],
}
for (const [words, op] of [
  ["less than or equal to", "<="],
  ["greater than or equal to", ">="],
  ["less than", "<"],
  ["greater than", ">"],
  ["equal to", "="],
] as const) {
  condition.iso(
    `{a:objects'} power is ${words} {b:objects'}`,
    ({ a, b }) => comparison({ n: "power", of: a as Selector }, op, { n: "power", of: b as Selector }),
    (c) => {
      if (c.if !== "compare" || c.op !== op) return undefined
      const [a, b] = [powerOf(c.left), powerOf(c.right)]
      return a && b && { a, b }
    },
  )
  condition.iso(
    `{a:quantity} is ${words} {b:quantity}`,
    ({ a, b }) => comparison(a as Amount, op, b as Amount),
    (c) => (c.if === "compare" && c.op === op ? { a: c.left, b: c.right } : undefined),
  )
}
function comparison(left: Amount, op: Comparison, right: Amount): Condition | undefined {
  return isOfEach(left) || isOfEach(right) ? undefined : { if: "compare", left, op, right }
}
/** "Each other creature's power" is no single number to compare with. */
function isOfEach(n: Amount): boolean {
  return typeof n !== "number" && (n.n === "power" || n.n === "toughness") && n.of.sel === "all"
}
function powerOf(n: Amount): Selector | undefined {
  return typeof n !== "number" && n.n === "power" ? n.of : undefined
}
condition("{what:object} has the same mana value as {o:simple object}", {
  if: "compare",
  left: { n: "manaValue", of: $<Selector>("what") },
  op: "=",
  right: { n: "manaValue", of: $<Selector>("o") },
})
condition("{what:object} doesn't/don't have {k:named keyword}", {
  if: "not",
  of: { if: "is", of: $<Selector>("what"), filter: { is: "keyword", keyword: $<Keyword>("k") } },
})
condition("{what:object} share(s) a creature type with {o:simple object}", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "sharesType", with: $<Selector>("o"), kind: "creature" },
})
condition("{what:object} has/have {k:plain keyword}", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "keyword", keyword: $<Keyword>("k") },
})
condition("{what:object} has/have {k:named keyword}", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "keyword", keyword: $<Keyword>("k") },
})
for (const [words, op] of [
  ["less than", "<"],
  ["greater than", ">"],
] as const)
  condition(`{q:quantity} is ${words} {n:number}`, {
    if: "compare",
    left: $<Amount>("q"),
    op,
    right: $<Amount>("n"),
  })
condition("you haven't played {what:simple object}", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "inZone", zone: "exile" },
})
// 608.2h: as it last was.
condition("{what:simple object} had one or more {kind:counter} counters on it", {
  if: "compare",
  left: { n: "counters", kind: $<CounterKind>("kind"), of: $<Selector>("what") },
  op: ">=",
  right: 1,
})
