import type { Amount, Condition, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $, same } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"

// Comparisons of how much or how many there are.

const of = () => $<Selector>("w")
const n = () => $<Amount>("n")
condition("{w:object} has/have mana value {n:digits} or less", {
  if: "compare",
  left: { n: "manaValue", of: of() },
  op: "<=",
  right: n(),
})
condition("{w:object} has/have mana value {n:digits} or greater", {
  if: "compare",
  left: { n: "manaValue", of: of() },
  op: ">=",
  right: n(),
})
condition("{w:object} has/have power {n:digits} or greater", {
  if: "compare",
  left: { n: "power", of: of() },
  op: ">=",
  right: n(),
})
condition("{w:objects'} power is {n:digits}", {
  if: "compare",
  left: { n: "power", of: of() },
  op: "=",
  right: n(),
})
condition("{w:object} has/have fewer than {n:number} {kind:counter} counters on it|them", {
  if: "is",
  of: of(),
  filter: { is: "counters", kind: $<string>("kind"), op: "<", than: n() },
})
for (const [words, kind] of [
  ["{kind:counter} counters", { kind: $<string>("kind") }],
  ["counters", {}],
] as const)
  condition(`there are {n:number} or more ${words} among {t:all things}`, {
    if: "compare",
    left: { n: "counters", ...kind, of: $<Selector>("t") },
    op: ">=",
    right: n(),
  })
// 701.54a: "it" is the creature that was chosen as the Ring tempted, which may no longer bear the Ring.
condition("you chose a creature other than ~ as your ring-bearer", {
  if: "compare",
  left: {
    n: "countOf",
    of: { sel: "filtered", of: { sel: "bound", name: "it" }, filter: { is: "not", of: { is: "self" } } },
  },
  op: ">=",
  right: 1,
})
const LOTS: readonly (readonly [zone: string, cards: Amount])[] = [
  ["hand", { n: "handSize", of: { who: "you" } }],
  ["library", { n: "count", filter: { is: "any" }, zone: "library", of: { who: "you" } }],
  ["graveyard", { n: "count", filter: { is: "any" }, zone: "graveyard", of: { who: "you" } }],
]
for (const [zone, left] of LOTS)
  condition(`you have {n:number} or more cards in your ${zone}`, {
    if: "compare",
    left,
    op: ">=",
    right: $<Amount>("n"),
  })
condition("{p:player} has/have fewer than {n:number} cards in hand", {
  if: "compare",
  left: { n: "handSize", of: $<PlayerSelector>("p") },
  op: "<",
  right: n(),
})
condition("there are fewer than {n:number} cards in your graveyard", {
  if: "not",
  of: { if: "exists", filter: { is: "any" }, zone: "graveyard", of: { who: "you" }, atLeast: n() },
} as Condition)
condition("there are {n:number} or more mana values among cards in your graveyard", {
  if: "compare",
  left: {
    n: "distinct",
    what: "manaValues",
    of: { sel: "all", filter: { is: "any" }, zone: "graveyard", of: { who: "you" } },
  },
  op: ">=",
  right: n(),
})
condition("you control a {a:plain thing} and a {b:plain thing}", {
  if: "and",
  of: [exists("a"), exists("b")],
})
function exists(hole: string): Condition {
  return {
    if: "exists",
    filter: { is: "and", of: [$<Filter>(hole), { is: "controlledBy", player: { who: "you" } }] },
  }
}
/** 702.185: cast for its warp cost. */
condition("a spell was warped this turn", {
  if: "happened",
  event: { on: "cast", spell: { is: "paid", cost: "warp" } },
})
for (const [span, more] of [
  ["this turn", {}],
  ["this combat", { thisCombat: true }],
] as const)
  condition(`you attacked with creatures with total power {n:number} or greater ${span}`, {
    if: "happened",
    event: { on: "attackers", by: { who: "you" }, totalPower: n() },
    ...more,
  })
// "Its power is greater than each other creature's power", of the event's object: what was drawn before has no power.
const IT: Selector = { sel: "bound", name: "it" }
condition("its power is greater than each other creature 's power", {
  if: "not",
  of: {
    if: "exists",
    filter: {
      is: "and",
      of: [
        { is: "type", type: "creature" },
        { is: "other", than: IT },
        { is: "power", op: ">=", than: { n: "power", of: IT } },
      ],
    },
  },
})
// What two objects have in common.
for (const [words, filter] of [
  ["share(s) a color with", { is: "sharesColor", with: $<Selector>("o") }],
  ["share(s) a card type with", { is: "sharesType", with: $<Selector>("o"), kind: "card" }],
  ["has/have the same name as", { is: "sharesName", with: $<Selector>("o") }],
] as const)
  condition(`{w:object} ${words} {o:simple object}`, { if: "is", of: of(), filter })
condition("{w:object} has/have the chosen name", { if: "is", of: of(), filter: { is: "chosenName" } })
condition("your opponents control {n:number} or more {t:plain things}", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "opponents" } }] },
  atLeast: n(),
})
const ON_BATTLEFIELD = { is: "inZone", zone: "battlefield" } as const
condition("~ is on the battlefield", { if: "is", of: { sel: "self" }, filter: ON_BATTLEFIELD })
condition.iso(
  "it's on the battlefield",
  () => ({ if: "is", of: asObject({ sel: "said", plural: false }), filter: ON_BATTLEFIELD }),
  (c) => (c.if === "is" && same(c.filter, ON_BATTLEFIELD) ? {} : undefined),
)
condition("{w:object} has/have no {kind:counter} counters on it|them", {
  if: "is",
  of: of(),
  filter: { is: "counters", kind: $<string>("kind"), op: "=", than: 0 },
})
// As it last existed (608.2h).
const BOUNDS = [
  ["{n:digits} or less", "<="],
  ["{n:digits} or greater", ">="],
  ["less than {n:digits}", "<"],
  ["greater than {n:digits}", ">"],
  ["{n:digits}", "="],
] as const
for (const [words, n] of [
  ["mana value", "manaValue"],
  ["power", "power"],
  ["toughness", "toughness"],
] as const)
  for (const [bound, op] of BOUNDS)
    for (const said of [`{w:object} had ${words} ${bound}`, `{w:objects'} ${words} was ${bound}`])
      condition(said, { if: "compare", left: { n, of: $<Selector>("w") }, op, right: $<Amount>("n") })
condition("{w:object} has/have power {n:digits} or less", {
  if: "compare",
  left: { n: "power", of: $<Selector>("w") },
  op: "<=",
  right: $<Amount>("n"),
})
condition("there were {n:number} or more card types among {w:object}", {
  if: "compare",
  left: { n: "distinct", what: "cardTypes", of: of() },
  op: ">=",
  right: n(),
})
condition("there are {n:number} or more {c:card things} total in all graveyards", {
  if: "exists",
  filter: $<Filter>("c"),
  zone: "graveyard",
  atLeast: n(),
})
// Damage of the whole turn, from all sources together (120.9).
condition("{n:digits} or more damage was dealt to {w:object} this turn", {
  if: "compare",
  left: { n: "thisTurn", event: { on: "damage", to: { is: "among", of: of() } }, sum: "amount" },
  op: ">=",
  right: n(),
})
condition("you were dealt {n:digits} or more damage this turn", {
  if: "compare",
  left: { n: "thisTurn", event: { on: "damage", player: { who: "you" } }, sum: "amount" },
  op: ">=",
  right: n(),
})
condition("{w:object} has/have toughness {n:digits} or greater", {
  if: "compare",
  left: { n: "toughness", of: of() },
  op: ">=",
  right: n(),
})
condition("{w:object} has/have toughness {n:digits} or less", {
  if: "compare",
  left: { n: "toughness", of: of() },
  op: "<=",
  right: n(),
})
condition("you have {n:number} or more {c:card things} in your graveyard", {
  if: "exists",
  filter: $<Filter>("c"),
  zone: "graveyard",
  of: { who: "you" },
  atLeast: n(),
})
