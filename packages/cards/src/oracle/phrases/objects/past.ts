import type { Amount, Condition, EventPattern, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $, same } from "../../grammar/hole.ts"
import { ENCHANTED_OR_EQUIPPED } from "../../noun-phrase/relative-clauses.ts"
import { condition, post } from "../../oracle.ts"

// What happened this turn, or to an object before.

const YOU: PlayerSelector = { who: "you" }
const happened = (event: EventPattern, atLeast?: Amount): Condition => ({
  if: "happened",
  event,
  ...(atLeast !== undefined && { atLeast }),
})
const n = (): Amount => $<Amount>("n")
const dying = (object: Filter): EventPattern => ({
  on: "moves",
  object,
  from: "battlefield",
  to: "graveyard",
})

condition(
  "you've cast {n:number} or more {s:spell things} this turn",
  happened({ on: "cast", spell: $<Filter>("s"), by: YOU }, n()),
)
condition("you've cast a {a:spell thing} and a {b:spell thing} this turn", {
  if: "and",
  of: [
    happened({ on: "cast", spell: $<Filter>("a"), by: YOU }),
    happened({ on: "cast", spell: $<Filter>("b"), by: YOU }),
  ],
})
condition(
  "you gained or lost life this turn",
  happened({
    on: "anyOf",
    of: [
      { on: "gainLife", player: YOU },
      { on: "loseLife", player: YOU },
    ],
  }),
)
condition(
  "{n:number} or more {t:card things} were put into graveyards from anywhere this turn",
  happened(
    { on: "moves", object: { is: "and", of: [$<Filter>("t"), { is: "card" }] }, to: "graveyard" },
    n(),
  ),
)
condition(
  "a creature you controlled died this turn",
  happened(
    dying({
      is: "and",
      of: [
        { is: "type", type: "creature" },
        { is: "controlledBy", player: YOU },
      ],
    }),
  ),
)

// Not "was": an object that has left does not remember what was attached to it (603.10a).
condition("{what:object} is enchanted or equipped", {
  if: "is",
  of: $<Selector>("what"),
  filter: ENCHANTED_OR_EQUIPPED,
})
condition.iso(
  "it's enchanted or equipped",
  () => ({ if: "is", of: asObject({ sel: "said" }), filter: ENCHANTED_OR_EQUIPPED }),
  (c) => (c.if === "is" && same(c.filter, ENCHANTED_OR_EQUIPPED) ? {} : undefined),
)

/** What happened to one object this turn, as a quality. */
const befell = (event: EventPattern): Filter => ({ is: "thisTurn", event })
const ANY: Filter = { is: "any" }
const is = (filter: Filter): Condition => ({ if: "is", of: $<Selector>("what"), filter })
condition(
  "{what:object} has {n:number} or more {kind:counter} counters on it",
  is({ is: "counters", kind: $<string>("kind"), op: ">=", than: n() }),
)
condition(
  "{what:object} has {n:number} or fewer {kind:counter} counters on it",
  is({ is: "counters", kind: $<string>("kind"), op: "<=", than: n() }),
)
condition(
  "{what:object} has no {kind:counter} counters on it",
  is({ is: "counters", kind: $<string>("kind"), op: "=", than: 0 }),
)
condition("{what:object} has a counter on it", is({ is: "counters", op: ">=", than: 1 }))
for (const words of [
  "{what:object} has {n:number} or more counters on it",
  "there are {n:number} or more counters on {what:simple object}",
])
  condition(words, is({ is: "counters", op: ">=", than: $<Amount>("n") }))
condition("{what:object} had no counters on it", is({ is: "counters", op: "=", than: 0 }))
condition("{what:object} has no counters on it", is({ is: "counters", op: "=", than: 0 }))
condition(
  ["{what:object} had one or more counters on it", "{what:object} had counters on it"],
  is({ is: "counters", op: ">=", than: 1 }),
)

// How it was cast.
condition("{n:number} or more mana was spent to cast {what:object}", {
  if: "compare",
  left: { n: "manaSpent", of: $<Selector>("what") },
  op: ">=",
  right: n(),
})
condition("at least {n:number} mana was spent to cast {what:object}", {
  if: "compare",
  left: { n: "manaSpent", of: $<Selector>("what") },
  op: ">=",
  right: n(),
})
condition("no mana was spent to cast {what:object}", {
  if: "compare",
  left: { n: "manaSpent", of: $<Selector>("what") },
  op: "=",
  right: 0,
})
condition("none of {what:object} were cast", { if: "not", of: { if: "wasCast", of: $<Selector>("what") } })
condition("you've cast another spell named ~ this game", {
  if: "compare",
  left: { n: "castThisGame", by: YOU, named: { sel: "self" } },
  op: ">=",
  right: 2,
})
condition("the gift was promised", { if: "paid", cost: "gift" })
condition("the gift wasn't promised", { if: "not", of: { if: "paid", cost: "gift" } })
condition(["it was bargained", "~ was bargained"], { if: "paid", cost: "bargain" })
condition(["it wasn't kicked", "~ wasn't kicked"], { if: "not", of: { if: "paid", cost: "kicker" } })
condition("evidence was collected", { if: "paid", cost: "collectEvidence" })
condition("it wasn't cast or no mana was spent to cast it", {
  if: "or",
  of: [
    { if: "not", of: { if: "wasCast" } },
    { if: "compare", left: { n: "manaSpent" }, op: "=", right: 0 },
  ],
})
condition(["it wasn't cast"], { if: "not", of: { if: "wasCast" } })
// A copy wasn't cast (707.10); what is cast in a main phase resolves in it.
condition("you cast ~ during your main phase", {
  if: "and",
  of: [
    { if: "wasCast", by: YOU },
    { if: "turnOf", player: YOU },
    { if: "during", phase: ["precombatMain", "postcombatMain"] },
  ],
})
condition(["~ was cast from your hand", "it was cast from your hand"], { if: "castFrom", zone: "hand" })
condition(["~ was cast from exile", "it was cast from exile", "you cast it from exile"], {
  if: "castFrom",
  zone: "exile",
})

condition(["~ was foretold", "it was foretold"], { if: "paid", cost: "foretold" })
condition(["you control a commander as you cast ~"], { if: "controlsCommander", player: YOU })
for (const key of "prowl surge spectacle madness dash blitz mayhem freerunning miracle sneak warp cleave emerge buyback entwine".split(
  " ",
))
  condition([`its ${key} cost was paid`, `~ 's ${key} cost was paid`], { if: "paid", cost: key })
post("that blocked or was|were blocked this turn", {
  is: "or",
  of: [befell({ on: "blocks", creature: ANY }), befell({ on: "becomesBlocked", creature: ANY })],
})
post("that blocked or was blocked by {f:subject} this turn", {
  is: "or",
  of: [
    befell({ on: "blocks", creature: ANY, attacker: $<Filter>("f") }),
    befell({ on: "becomesBlocked", creature: ANY, by: $<Filter>("f") }),
  ],
})
const bySaid = { is: "among", of: $<Selector>("what") } as const
const wasBlocked = befell({ on: "becomesBlocked", creature: ANY, by: bySaid })
post("that was|were blocked by {what:simple object} this turn", wasBlocked)
post("that blocked or was|were blocked by {what:simple object} this turn", {
  is: "or",
  of: [befell({ on: "blocks", creature: ANY, attacker: bySaid }), wasBlocked],
})
// 702.104b
condition("tribute wasn't paid", { if: "not", of: { if: "chosenMode", mode: "paid" } })
const leftYard = (): EventPattern => ({
  on: "moves",
  object: { is: "and", of: [$<Filter>("t"), { is: "ownedBy", player: YOU }] },
  from: "graveyard",
})
condition(
  "a {t:card thing} was put into exile this turn",
  happened({
    on: "moves",
    object: { is: "and", of: [$<Filter>("t"), { is: "card" }] },
    to: "exile",
  }),
)
condition(
  "a {t:card thing} was put into your graveyard from anywhere this turn",
  happened({
    on: "moves",
    object: { is: "and", of: [$<Filter>("t"), { is: "card" }, { is: "ownedBy", player: YOU }] },
    to: "graveyard",
  }),
)
condition("a {t:card thing} left your graveyard this turn", happened(leftYard()))
condition("{n:number} or more {t:card things} left your graveyard this turn", happened(leftYard(), n()))
condition(
  ["~ was cast from anywhere other than your hand", "it was cast from anywhere other than your hand"],
  {
    if: "and",
    of: [{ if: "wasCast" }, { if: "not", of: { if: "castFrom", zone: "hand" } }],
  },
)
condition(["x is {n:figures} or more", "x is {n:figures} or greater"], {
  if: "compare",
  left: { n: "x" },
  op: ">=",
  right: n(),
})
