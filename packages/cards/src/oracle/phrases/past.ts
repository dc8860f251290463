import type { Amount, Condition, EventPattern, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { $ } from "../grammar/hole.ts"
import { condition, post } from "../oracle.ts"

// What happened this turn, or of an object before.

const YOU: PlayerSelector = { who: "you" }
const happened = (event: EventPattern, atLeast?: Amount): Condition => ({
  if: "happened",
  event,
  ...(atLeast !== undefined && { atLeast }),
})
const n = (): Amount => $<Amount>("n")
const t = (): Filter => $<Filter>("t")
const yours = (): Filter => ({ is: "and", of: [t(), { is: "controlledBy", player: YOU }] })
const dying = (object: Filter): EventPattern => ({
  on: "moves",
  object,
  from: "battlefield",
  to: "graveyard",
})

condition(
  ["you've cast {s:cast spell} this turn", "you cast {s:cast spell} this turn"],
  happened({ on: "cast", spell: $<Filter>("s"), by: YOU }),
)
condition(
  "you've cast {n:number} or more {s:spell things} this turn",
  happened({ on: "cast", spell: $<Filter>("s"), by: YOU }, n()),
)
condition(
  "a {t:plain thing} left the battlefield this turn",
  happened({ on: "moves", object: t(), from: "battlefield" }),
)
condition(
  "a {t:plain thing} left the battlefield under your control this turn",
  happened({ on: "moves", object: yours(), from: "battlefield" }),
)
condition(
  "{n:number} or more {t:plain things} entered the battlefield under your control this turn",
  happened({ on: "moves", object: yours(), to: "battlefield" }, n()),
)
condition(
  "a {t:plain thing} entered under your control this turn",
  happened({ on: "moves", object: yours(), to: "battlefield" }),
)
condition(
  "you had a {t:plain thing} enter the battlefield under your control this turn",
  happened({ on: "moves", object: yours(), to: "battlefield" }),
)
condition("a {t:plain thing} died this turn", happened(dying(t())))
condition("a {t:plain thing} died under your control this turn", happened(dying(yours())))
condition("{n:number} or more {t:plain things} died this turn", happened(dying(t()), n()))
condition(
  "{n:number} or more {t:plain things} died under your control this turn",
  happened(dying(yours()), n()),
)
condition(
  ["you sacrificed a {t:plain thing} this turn", "you've sacrificed a {t:plain thing} this turn"],
  happened({ on: "sacrifice", player: YOU, object: t() }),
)
condition(
  ["you discarded a card this turn", "you've discarded a card this turn"],
  happened({ on: "discard", player: YOU }),
)
condition(
  ["you've committed a crime this turn", "you committed a crime this turn"],
  happened({ on: "crime", player: YOU }),
)
condition(
  ["you scried or surveilled this turn", "you've scried or surveilled this turn"],
  happened({
    on: "anyOf",
    of: [
      { on: "scry", player: YOU },
      { on: "surveil", player: YOU },
    ],
  }),
)
condition(
  ["you surveilled this turn", "you've surveilled this turn"],
  happened({ on: "surveil", player: YOU }),
)
condition("you created a token this turn", happened({ on: "token", by: YOU }))
condition("you lost life this turn", happened({ on: "loseLife", player: YOU }))
condition("you've lost {n:number} or more life this turn", {
  if: "compare",
  left: { n: "thisTurn", event: { on: "loseLife", player: YOU }, sum: "amount" },
  op: ">=",
  right: n(),
})
condition("you played a land this turn", {
  if: "happened",
  event: {
    on: "moves",
    object: { is: "type", type: "land" },
    to: "battlefield",
    cause: "play",
    by: YOU,
  },
})
condition("~ didn't attack this turn", {
  if: "not",
  of: happened({ on: "attacks", creature: { is: "self" } }),
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
condition(
  "you attacked with {n:number} or more creatures this turn",
  happened({ on: "attackers", by: YOU, atLeast: n() }),
)
condition(
  "you've attacked with {n:number} or more creatures this turn",
  happened({ on: "attackers", by: YOU, atLeast: n() }),
)
condition(
  "you put a counter on a creature this turn",
  happened({ on: "counters", object: { is: "type", type: "creature" }, by: YOU }),
)
condition(
  [
    "you've put one or more {kind:counter} counters on {f:subject} this turn",
    "you put one or more {kind:counter} counters on {f:subject} this turn",
  ],
  happened({ on: "counters", object: $<Filter>("f"), kind: $<string>("kind"), by: YOU }),
)

/** What befell one object this turn: a quality of it. */
const befell = (event: EventPattern): Filter => ({ is: "thisTurn", event })
const ANY: Filter = { is: "any" }
const is = (filter: Filter): Condition => ({ if: "is", of: $<Selector>("what"), filter })
condition(
  ["{what:object} entered this turn", "{what:object} entered the battlefield this turn"],
  is(befell({ on: "moves", object: ANY, to: "battlefield" })),
)
condition("{what:object} attacked this turn", is(befell({ on: "attacks", creature: ANY })))
condition("{what:object} was dealt damage this turn", is(befell({ on: "damage", to: ANY })))
condition(
  "{what:object} dealt damage to a opponent this turn",
  happened({ on: "damage", source: { is: "among", of: $<Selector>("what") }, player: { who: "opponents" } }),
)
condition(
  "{what:object} dealt combat damage to a player this turn",
  happened({
    on: "damage",
    source: { is: "among", of: $<Selector>("what") },
    player: { who: "players" },
    combat: true,
  }),
)
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
condition("you cast ~ during your main phase", {
  if: "and",
  of: [
    { if: "turnOf", player: YOU },
    { if: "during", phase: ["precombatMain", "postcombatMain"] },
  ],
})
condition(["~ was cast from your hand", "it was cast from your hand"], { if: "castFrom", zone: "hand" })
condition(["~ was cast from exile", "it was cast from exile", "you cast it from exile"], {
  if: "castFrom",
  zone: "exile",
})

post("that attacked or blocked this turn", {
  is: "or",
  of: [befell({ on: "attacks", creature: ANY }), befell({ on: "blocks", creature: ANY })],
})
post("that blocked this turn", befell({ on: "blocks", creature: ANY }))
condition(["you control a commander as you cast ~"], { if: "controlsCommander", player: YOU })
for (const key of "prowl surge spectacle madness dash blitz mayhem freerunning miracle sneak warp cleave emerge buyback entwine".split(
  " ",
))
  condition([`its ${key} cost was paid`, `~ 's ${key} cost was paid`], { if: "paid", cost: key })
condition("{who:player} didn't cast {s:cast spell} this turn", {
  if: "not",
  of: happened({ on: "cast", spell: $<Filter>("s"), by: $<PlayerSelector>("who") }),
})
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
// 702.104b
condition("tribute wasn't paid", { if: "not", of: { if: "chosenMode", mode: "paid" } })
condition(["you haven't cast {s:cast spell} this turn", "you didn't cast {s:cast spell} this turn"], {
  if: "not",
  of: happened({ on: "cast", spell: $<Filter>("s"), by: YOU }),
})
condition(
  [
    "you haven't cast {s:cast spell} from your hand this turn",
    "you didn't cast {s:cast spell} from your hand this turn",
  ],
  {
    if: "not",
    of: happened({
      on: "cast",
      spell: { is: "and", of: [$<Filter>("s"), { is: "castFrom", zone: "hand" }] },
      by: YOU,
    }),
  },
)
const leftYard = (): EventPattern => ({
  on: "moves",
  object: { is: "and", of: [$<Filter>("t"), { is: "ownedBy", player: YOU }] },
  from: "graveyard",
})
condition("a {t:card thing} left your graveyard this turn", happened(leftYard()))
condition("{n:number} or more {t:card things} left your graveyard this turn", happened(leftYard(), n()))
condition(
  ["~ was cast from anywhere other than your hand", "it was cast from anywhere other than your hand"],
  {
    if: "and",
    of: [{ if: "wasCast" }, { if: "not", of: { if: "castFrom", zone: "hand" } }],
  },
)
condition(["x is {n:number} or more", "x is {n:number} or greater"], {
  if: "compare",
  left: { n: "x" },
  op: ">=",
  right: n(),
})
