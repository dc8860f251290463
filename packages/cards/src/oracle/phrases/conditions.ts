import type { Amount, Condition, EventPattern, Filter, PlayerSelector, Selector, Zone } from "@apnap/engine"
import { asObject } from "../discourse/surface.ts"
import { define } from "../grammar/grammar.ts"
import { $, same } from "../grammar/hole.ts"
import { condition, ORACLE } from "../oracle.ts"
import { countWay } from "./amounts.ts"
import { withoutOther } from "./other.ts"
import type { Things } from "./things.ts"

const YOURS: Filter = { is: "controlledBy", player: { who: "you" } }

function andFilter(filter: Filter, more: Filter): Filter {
  if (filter.is === "any") return more
  return { is: "and", of: [...(filter.is === "and" ? filter.of : [filter]), more] }
}

function withoutYours(filter: Filter): Filter | undefined {
  if (filter.is !== "and") return undefined
  const last = filter.of[filter.of.length - 1]
  if (last.is !== "controlledBy" || last.player.who !== "you") return undefined
  const rest = filter.of.slice(0, -1)
  return rest.length === 1 ? rest[0] : { is: "and", of: rest }
}

function yours(things: Things, atLeast?: Amount): Condition | undefined {
  if (things.kind !== undefined || things.zone !== undefined) return undefined
  return { if: "exists", filter: andFilter(things.filter, YOURS), ...(atLeast !== undefined && { atLeast }) }
}

condition.iso(
  ["you control a {t:thing}"],
  ({ t }) => yours(t),
  (c) => {
    if (c.if !== "exists" || c.atLeast !== undefined || c.zone !== undefined) return undefined
    const filter = withoutYours(c.filter)
    return filter && { t: { filter } }
  },
)
condition.iso(
  "you control another {t:thing}",
  ({ t }) => yours({ ...(t as Things), filter: andFilter({ is: "other" }, (t as Things).filter) } as Things),
  (c) => {
    if (c.if !== "exists" || c.atLeast !== undefined || c.zone !== undefined) return undefined
    const filter = withoutYours(c.filter)
    const t = filter && withoutOther({ filter })
    return t && { t }
  },
)
condition.iso(
  "you control {n:number} or more {t:things}",
  ({ t, n }) => yours(t, n),
  (c) => {
    if (c.if !== "exists" || c.atLeast === undefined || c.zone !== undefined) return undefined
    const filter = withoutYours(c.filter)
    return filter && { t: { filter }, n: c.atLeast }
  },
)
condition.iso(
  ["you control no {t:things}", "you control no {t:thing}", "you don't control a {t:thing}"],
  ({ t }) => {
    const of = yours(t)
    return of && { if: "not", of }
  },
  (c) => {
    if (c.if !== "not" || c.of.if !== "exists" || c.of.atLeast !== undefined || c.of.zone !== undefined)
      return undefined
    const filter = withoutYours(c.of.filter)
    return filter && { t: { filter } }
  },
)
// Who was cast may be another than this object: "whenever a creature you control enters, if you cast it".
condition("{what:simple object} was kicked", { if: "paid", cost: "kicker", of: $<Selector>("what") })
condition("you cast {what:simple object}", { if: "wasCast", of: $<Selector>("what"), by: { who: "you" } })
condition("{what:simple object} was cast", { if: "wasCast", of: $<Selector>("what") })
condition(["it was kicked", "~ was kicked"], { if: "paid", cost: "kicker" })
condition(["you cast it", "it was cast"], { if: "wasCast" })
condition("it's your turn", { if: "turnOf", player: { who: "you" } })
condition(["it isn't your turn", "it's not your turn"], {
  if: "not",
  of: { if: "turnOf", player: { who: "you" } },
})
condition("you're the monarch", { if: "monarch", player: { who: "you" } })
condition("you have the city 's blessing", { if: "cityBlessing", player: { who: "you" } })
condition("{what:object} is/are {f:thing filter}", {
  if: "is",
  of: $<Selector>("what"),
  filter: $<Filter>("f"),
})
condition("{who:player} has/have {n:number} or less life", {
  if: "compare",
  left: { n: "life", of: $<PlayerSelector>("who") },
  op: "<=",
  right: $<Amount>("n"),
})
condition("{who:player} has/have {n:number} or more life", {
  if: "compare",
  left: { n: "life", of: $<PlayerSelector>("who") },
  op: ">=",
  right: $<Amount>("n"),
})
condition("{who:player} has/have no cards in hand", {
  if: "compare",
  left: { n: "handSize", of: $<PlayerSelector>("who") },
  op: "=",
  right: 0,
})
condition("{who:player} has/have {n:number} or more cards in hand", {
  if: "compare",
  left: { n: "handSize", of: $<PlayerSelector>("who") },
  op: ">=",
  right: $<Amount>("n"),
})
condition("{who:player} has/have {n:number} or fewer cards in hand", {
  if: "compare",
  left: { n: "handSize", of: $<PlayerSelector>("who") },
  op: "<=",
  right: $<Amount>("n"),
})
condition("you attacked this turn", { if: "happened", event: { on: "attackers", by: { who: "you" } } })
condition("you gained life this turn", { if: "happened", event: { on: "gainLife", player: { who: "you" } } })
condition("{who:player} lost life this turn", {
  if: "happened",
  event: { on: "loseLife", player: $<PlayerSelector>("who") },
})
condition(["a creature died this turn"], {
  if: "happened",
  event: { on: "moves", object: { is: "type", type: "creature" }, from: "battlefield", to: "graveyard" },
})
condition("{e:event} this turn", { if: "happened", event: $<EventPattern>("e") })
condition("{a:condition one} and {b:condition one}", {
  if: "and",
  of: [$<Condition>("a"), $<Condition>("b")],
})

ORACLE.symbol("condition one").handwritten = {
  read: (reader, at) => reader.read("condition", at).filter((r) => (r.value as Condition).if !== "and"),
  spell: (value) => ((value as Condition).if === "and" ? [] : [[{ symbol: "condition", value }]]),
}

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
condition("a {t:exists thing} has a {kind:counter} counter on it", {
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
condition("{what:object} was {f:thing filter}", { if: "is", of: $<Selector>("what"), filter: $<Filter>("f") })
condition("~ is in your graveyard", {
  if: "is",
  of: { sel: "self" },
  filter: { is: "inZone", zone: "graveyard" },
})
condition("mana from a treasure was spent to cast it", {
  if: "compare",
  left: { n: "manaSpent", kind: "treasure" },
  op: ">=",
  right: 1,
})
for (const letter of ["W", "U", "B", "R", "G"] as const)
  condition(`{${letter.toLowerCase()}} was spent to cast it`, {
    if: "compare",
    left: { n: "manaSpent", kind: letter },
    op: ">=",
    right: 1,
  })
condition("you have {n:number} or less life", {
  if: "compare",
  left: { n: "life", of: { who: "you" } },
  op: "<=",
  right: $<Amount>("n"),
})
condition("{what:object} isn't/aren't {f:thing filter}", {
  if: "not",
  of: { if: "is", of: $<Selector>("what"), filter: $<Filter>("f") },
})
condition("a opponent controls a {t:exists thing}", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "opponents" } }] },
})
condition("a player controls a {t:exists thing}", { if: "exists", filter: $<Filter>("t") })
const existsThing = define<Filter>(ORACLE, "exists thing")
existsThing.iso(
  "{t:thing}",
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter } }),
)

condition.iso(
  "it's {f:thing filter}",
  ({ f }) => ({ if: "is", of: asObject({ sel: "said" }), filter: f }),
  (c) => (c.if === "is" && c.of.sel !== "all" ? { f: c.filter } : undefined),
)
function castBySelf(c: Condition, zone: Zone): { what: Selector } | undefined {
  const [cast, from] = c.if === "and" && c.of.length === 2 ? c.of : []
  if (cast?.if !== "wasCast" || cast.of === undefined || cast.by?.who !== "you") return undefined
  if (from?.if !== "castFrom" || from.zone !== zone || !same(from.of, cast.of)) return undefined
  return { what: cast.of }
}
for (const [words, zone] of [
  ["a graveyard", "graveyard"],
  ["exile", "exile"],
  ["your hand", "hand"],
] as const) {
  condition(`{what:simple object} was cast from ${words}`, { if: "castFrom", zone, of: $<Selector>("what") })
  condition.iso(
    `you cast {what:simple object} from ${words}`,
    ({ what }) => ({
      if: "and",
      of: [
        { if: "wasCast", of: what as Selector, by: { who: "you" } },
        { if: "castFrom", zone, of: what as Selector },
      ],
    }),
    (c) => castBySelf(c, zone),
  )
}

condition("your devotion to {c:color} is less than {n:number}", {
  if: "compare",
  left: { n: "devotion", to: [$("c")] },
  op: "<",
  right: $<Amount>("n"),
})
condition("your devotion to {c:color} and {d:color} is less than {n:number}", {
  if: "compare",
  left: { n: "devotion", to: [$("c"), $("d")] },
  op: "<",
  right: $<Amount>("n"),
})
condition("~ is paired with another creature", {
  if: "is",
  of: { sel: "self" },
  filter: { is: "designation", of: "paired" },
})
condition("you've gained {n:number} or more life this turn", {
  if: "compare",
  left: { n: "thisTurn", event: { on: "gainLife", player: { who: "you" } }, sum: "amount" },
  op: ">=",
  right: $<Amount>("n"),
})
condition("you gained {n:number} or more life this turn", {
  if: "compare",
  left: { n: "thisTurn", event: { on: "gainLife", player: { who: "you" } }, sum: "amount" },
  op: ">=",
  right: $<Amount>("n"),
})
condition("you've drawn {n:number} or more cards this turn", {
  if: "happened",
  event: { on: "draw", player: { who: "you" } },
  atLeast: $<Amount>("n"),
})
condition("you've cast {n:number} or more spells this turn", {
  if: "compare",
  left: { n: "spellsCast", by: { who: "you" } },
  op: ">=",
  right: $<Amount>("n"),
})
condition("no spells were cast last turn", {
  if: "compare",
  left: { n: "spellsCast", by: { who: "players" }, lastTurn: true },
  op: "=",
  right: 0,
})
condition("{what:objects'} power is {n:number} or greater", {
  if: "compare",
  left: { n: "power", of: $<Selector>("what") },
  op: ">=",
  right: $<Amount>("n"),
})
condition("{what:objects'} mana value is {n:number} or less", {
  if: "compare",
  left: { n: "manaValue", of: $<Selector>("what") },
  op: "<=",
  right: $<Amount>("n"),
})
condition("you descended this turn", {
  if: "happened",
  event: {
    on: "moves",
    object: { is: "and", of: [{ is: "permanent" }, { is: "ownedBy", player: { who: "you" } }] },
    to: "graveyard",
  },
})
condition("a {t:exists thing} entered the battlefield under your control this turn", {
  if: "happened",
  event: {
    on: "moves",
    object: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
    to: "battlefield",
  },
})
condition("another {t:exists thing} entered the battlefield under your control this turn", {
  if: "happened",
  event: {
    on: "moves",
    object: {
      is: "and",
      of: [{ is: "other" }, $<Filter>("t"), { is: "controlledBy", player: { who: "you" } }],
    },
    to: "battlefield",
  },
})
for (const letter of ["W", "U", "B", "R", "G"] as const) {
  const words = { W: "white", U: "blue", B: "black", R: "red", G: "green" }
  condition(`at least {n:number} ${words[letter]} mana was spent to cast it|~`, {
    if: "compare",
    left: { n: "manaSpent", kind: letter },
    op: ">=",
    right: $<Amount>("n"),
  })
}
condition("{t:many things} attacked this turn", {
  if: "happened",
  event: { on: "attacks", creature: $<Filter>("t") },
})
const manyThings = define<Filter>(ORACLE, "many things")
manyThings.iso(
  "a {t:thing}",
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter } }),
)
condition("a opponent was dealt damage this turn", {
  if: "happened",
  event: { on: "damage", player: { who: "opponents" } },
})
condition("{who:player} control(s) more {t:exist things} than {other:player}", {
  if: "compare",
  left: {
    n: "count",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: $<PlayerSelector>("who") }] },
  },
  op: ">",
  right: {
    n: "count",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: $<PlayerSelector>("other") }] },
  },
})
condition("this is the second time this ability has resolved this turn", {
  if: "abilityCount",
  what: "resolved",
  op: "=",
  than: 2,
})
condition("this is the first time this ability has resolved this turn", {
  if: "abilityCount",
  what: "resolved",
  op: "=",
  than: 1,
})
const existThings = define<Filter>(ORACLE, "exist things")
existThings.iso(
  "{t:things}",
  ({ t }) =>
    (t as Things).kind === undefined && (t as Things).zone === undefined ? (t as Things).filter : undefined,
  (filter) => ({ t: { filter } }),
)
condition("defending player controls a {t:exists thing}", {
  if: "exists",
  filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "defending" } }] },
})
condition("defending player controls no {t:exist things}", {
  if: "not",
  of: {
    if: "exists",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "defending" } }] },
  },
})
condition(["you control your commander", "you control a commander"], {
  if: "controlsCommander",
  player: { who: "you" },
})
condition("you control {n:number} or more {t:exist things} with different powers", {
  if: "compare",
  left: {
    n: "distinct",
    what: "powers",
    of: {
      sel: "all",
      filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
    },
  },
  op: ">=",
  right: $<Amount>("n"),
})
condition("you have a full party", { if: "compare", left: { n: "party" }, op: ">=", right: 4 })
condition("you have max speed", { if: "maxSpeed", player: { who: "you" } })
condition(["there are {n:number} or more {t:exist things}"], {
  if: "exists",
  filter: $<Filter>("t"),
  atLeast: $<Amount>("n"),
})
condition("there are no {t:exist things}", { if: "not", of: { if: "exists", filter: $<Filter>("t") } })
condition("{what:objects'} power is {n:number} or less", {
  if: "compare",
  left: { n: "power", of: $<Selector>("what") },
  op: "<=",
  right: $<Amount>("n"),
})
condition(["{what:objects'} power was {n:number} or greater"], {
  if: "compare",
  left: { n: "power", of: $<Selector>("what") },
  op: ">=",
  right: $<Amount>("n"),
})
condition("{what:objects'} toughness is {n:number} or less", {
  if: "compare",
  left: { n: "toughness", of: $<Selector>("what") },
  op: "<=",
  right: $<Amount>("n"),
})
condition("{what:objects'} mana value is {n:number} or greater", {
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
condition("you control fewer {t:exist things} than {who:player}", {
  if: "compare",
  left: {
    n: "count",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
  },
  op: "<",
  right: {
    n: "count",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: $<PlayerSelector>("who") }] },
  },
})
condition("you win", { if: "did", name: "clash" })
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
condition("you control {what:simple object}", { if: "is", of: $<Selector>("what"), filter: YOURS })
for (const [words, op] of [
  ["less than or equal to", "<="],
  ["greater than or equal to", ">="],
  ["less than", "<"],
  ["greater than", ">"],
  ["equal to", "="],
] as const)
  condition(`{a:quantity} is ${words} {b:quantity}`, {
    if: "compare",
    left: $<Amount>("a"),
    op,
    right: $<Amount>("b"),
  })
condition("you control {n:number} or fewer {t:exist things}", {
  if: "compare",
  left: {
    n: "count",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
  },
  op: "<=",
  right: $<Amount>("n"),
})
condition("you have {n:number} or more opponents", {
  if: "compare",
  left: { n: "countPlayers", of: { who: "opponents" } },
  op: ">=",
  right: $<Amount>("n"),
})
condition("{what:object} share(s) a creature type with {o:simple object}", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "sharesType", with: $<Selector>("o"), kind: "creature" },
})
condition("you've been attacked this step", {
  if: "happened",
  event: { on: "attacks", creature: { is: "any" }, whom: { who: "you" } },
  thisCombat: true,
})
/** "If a creature card was discarded this way". */
condition.iso(
  "a {t:thing} was {p:way done} this way",
  ({ t, p }) => {
    const left = countWay(t, p as string)
    return left === undefined ? undefined : { if: "compare", left, op: ">=", right: 1 }
  },
  (c) => doneThisWay(c, undefined),
)
condition.iso(
  "a {t:thing} was {p:way done} this way",
  () => undefined,
  (c) => doneThisWay(c, "card"),
)
function doneThisWay(c: Condition, kind: "card" | undefined): { t: Things; p: undefined } | undefined {
  if (c.if !== "compare" || c.op !== ">=" || c.right !== 1 || typeof c.left === "number") return undefined
  if (c.left.n !== "countOf" || c.left.of.sel !== "filtered" || c.left.of.of.sel !== "bound") return undefined
  return { t: { filter: c.left.of.filter, ...(kind && { kind }) }, p: undefined }
}
