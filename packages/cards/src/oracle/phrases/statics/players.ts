import type { Amount, CounterKind, Filter, PlayerSelector, Selector, StaticEffect } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { event, statics } from "../../oracle.ts"
import { certain } from "../players/owners.ts"

// What players may and can't do, and replacements for what happens to them.

// 704.5j
statics('the " legend rule " doesn\'t apply to {t:plain things}', {
  static: "noLegendRule",
  what: $<Filter>("t"),
})
statics('the " legend rule " doesn\'t apply', { static: "noLegendRule", what: { is: "any" } })
statics("you have no maximum hand size", { static: "handSize", who: { who: "you" }, size: "none" })
statics("{w:whose} maximum hand size is {n:number}", {
  static: "handSize",
  who: $<PlayerSelector>("w"),
  size: $<Amount>("n"),
})
statics("{w:whose} maximum hand size is equal to {n:quantity}", {
  static: "handSize",
  who: $<PlayerSelector>("w"),
  size: $<Amount>("n"),
})
statics.iso(
  "{w:whose} maximum hand size is reduced by {n:number}",
  ({ w, n }) => (typeof n === "number" ? { static: "handSize", who: w, plus: -n } : undefined),
  (s) =>
    s.static === "handSize" && s.size === undefined && typeof s.plus === "number" && s.plus < 0
      ? { w: s.who, n: -s.plus }
      : undefined,
)
statics("your maximum hand size is increased by {n:number}", {
  static: "handSize",
  who: { who: "you" },
  plus: $<Amount>("n"),
})
statics("{p:player} can't gain life", {
  static: "cant",
  event: { on: "gainLife", player: $<PlayerSelector>("p") },
  what: "gainLife",
})
statics("{p:player} can't draw cards", {
  static: "cant",
  event: { on: "draw", player: $<PlayerSelector>("p") },
  what: "draw",
})
statics(["{p:player} don't|doesn't lose unspent mana as steps and phases end"], {
  static: "manaPersists",
  who: $<PlayerSelector>("p"),
})
statics("if {p:hurt player} would gain life , that player gains no life instead", {
  static: "alter",
  event: { on: "gainLife", player: $<PlayerSelector>("p") },
  alter: { to: "skip" },
})
statics("if {p:hurt player} would lose unspent mana , that mana becomes colorless instead", {
  static: "manaPersists",
  who: $<PlayerSelector>("p"),
  becomesColorless: true,
})
// 700.5a
statics("your devotion to each color and each combination of colors is increased by {n:number}", {
  static: "devotionIncrease",
  by: $<number>("n"),
})
statics("you have hexproof", { static: "playerHas", who: { who: "you" }, keyword: "hexproof" })
statics("you have protection from {q:quality}", {
  static: "playerHas",
  who: { who: "you" },
  keyword: "protection",
  filter: $<Filter>("q"),
})
statics("you have protection from each of your opponents", {
  static: "playerHas",
  who: { who: "you" },
  keyword: "protection",
  filter: { is: "controlledBy", player: { who: "opponents" } },
})
statics("you have shroud", { static: "playerHas", who: { who: "you" }, keyword: "shroud" })
statics(["you may look at the top card of your library any time"], {
  static: "revealed",
  what: "libraryTop",
  of: { who: "you" },
  to: { who: "you" },
})
statics("{p:player} can't search libraries", {
  static: "cant",
  event: { on: "searches", player: $<PlayerSelector>("p") },
  what: "search",
})
statics("lethal damage dealt to {t:plain things} is determined by their power rather than their toughness", {
  static: "lethalByPower",
  what: { sel: "all", filter: $<Filter>("t") },
})
statics("combat damage can't be prevented", {
  static: "cant",
  event: { on: "damage", combat: true },
  what: "preventDamage",
})
statics("damage can't be prevented", { static: "cant", event: { on: "damage" }, what: "preventDamage" })
statics(["if you would draw a card , draw two cards instead"], {
  static: "replace",
  event: { on: "draw", player: { who: "you" } },
  with: { do: "draw", count: 2 },
})
statics(
  "if {p:hurt player} would search a library , that player searches the top {n:number} cards of that library instead",
  {
    static: "alter",
    event: { on: "searches", player: $<PlayerSelector>("p") },
    alter: { to: "amount", amount: $<number>("n") },
  },
)
statics("you may look at a additional {n:number} cards each time you surveil", {
  static: "alter",
  event: { on: "surveil", player: { who: "you" } },
  alter: { to: "amount", amount: { n: "plus", of: [{ n: "bound", name: "amount" }, $<number>("n")] } },
  optional: true,
})
for (const [words, amount] of [
  ["twice that many cards", { n: "times", of: { n: "bound", name: "amount" }, by: 2 }],
  ["that many cards plus {n:number}", { n: "plus", of: [{ n: "bound", name: "amount" }, $<number>("n")] }],
] as const)
  statics(`if {p:hurt player} would mill one or more cards , they mill ${words} instead`, {
    static: "alter",
    event: { on: "mills", player: $<PlayerSelector>("p") },
    alter: { to: "amount", amount },
  })
statics("if a opponent would draw two or more cards , instead you and that player each draw a card", {
  static: "replace",
  event: { on: "draws", player: { who: "opponents" }, atLeast: 2 },
  with: {
    do: "draw",
    count: 1,
    player: { who: "union", of: [{ who: "you" }, { who: "bound", name: "player" }] },
  },
})
statics(["if {f:discarded} would be put into a graveyard from anywhere , exile it instead"], {
  static: "alter",
  event: { on: "moves", object: $<Filter>("f"), to: "graveyard" },
  alter: { to: "zone", zone: "exile" },
})
statics("if {e:would} , exile {i:it again} with a {kind:counter} counter on it instead", {
  static: "alter",
  event: $("e"),
  alter: { to: "zone", zone: "exile", counters: [{ kind: $<CounterKind>("kind"), count: 1 }] },
})
statics("{p:player} can't untap more than one {t:plain thing} during {w:certain untap} untap step|steps", {
  static: "untapLimit",
  filter: $<Filter>("t"),
  count: 1,
  who: $<PlayerSelector>("p"),
})
statics(
  "{p:player} can't untap more than {n:number} {t:plain things} during {w:certain untap} untap step|steps",
  {
    static: "untapLimit",
    filter: $<Filter>("t"),
    count: $<number>("n"),
    who: $<PlayerSelector>("p"),
  },
)
// 702.90, 702.80: what a keyword of its source would do to damage.
for (const keyword of ["infect", "wither"] as const) {
  const has: StaticEffect = { static: "damageKeyword", source: { is: "any" }, keyword }
  statics(`all damage is dealt as though its source had ${keyword}`, has)
  statics(`all damage is dealt to you as though its source had ${keyword}`, {
    ...has,
    player: { who: "you" },
  })
}
certain("certain untap", ["their", "your"])
// 120.3a: how damage affects a life total.
const FLOOR =
  "damage that would reduce your life total to less than {n:digits} reduces it to {m:digits} instead"
statics.iso(
  FLOOR,
  ({ n, m }) => (n === m ? floor(n) : undefined),
  (s) => (s.static === "lifeFloor" && s.condition === undefined ? { n: s.least, m: s.least } : undefined),
)
statics.iso(
  `if {c:condition} , ${FLOOR}`,
  ({ c, n, m }) => (n === m ? { ...floor(n), condition: c } : undefined),
  (s) =>
    s.static === "lifeFloor" && s.condition !== undefined
      ? { c: s.condition, n: s.least, m: s.least }
      : undefined,
)
function floor(least: number): Extract<StaticEffect, { static: "lifeFloor" }> {
  return { static: "lifeFloor", who: { who: "you" }, least }
}
statics("{p:player} can't get {kind:counter} counters", {
  static: "cant",
  event: { on: "counters", player: $<PlayerSelector>("p"), kind: $<CounterKind>("kind") },
  what: "counters",
})
statics("you draw cards from the bottom of your library rather than the top", {
  static: "drawsFromBottom",
  who: { who: "you" },
})
// 603.11: linked to the ability that triggers on revealing it.
for (const [words, more] of [
  ["reveal the first card you draw each turn", {}],
  ["reveal the first card you draw on each of your turns", { ownTurn: true }],
  ["you may reveal the first card you draw each turn as you draw it", { optional: true }],
] as const)
  statics(words, { static: "revealsFirstDraw", who: { who: "you" }, ...more })
event("you reveal a {c:card thing} this way", {
  on: "action",
  action: "revealDrawn",
  object: { is: "self" },
  card: $<Filter>("c"),
})
// 723.2
statics("you control your opponents while they're searching their libraries", {
  static: "controlsSearch",
  who: { who: "you" },
  of: { who: "opponents" },
})
statics(
  "while a opponent is searching their library , they exile each card they find . you may play those cards for as long as they remain exiled , and you may spend mana as though it were mana of any color to cast them",
  {
    static: "asFinds",
    who: { who: "opponents" },
    effect: {
      do: "sequence",
      of: [
        { do: "move", what: { sel: "bound", name: "found" }, to: "exile", bind: "exiled" },
        {
          do: "permitPlay",
          what: { sel: "bound", name: "exiled" },
          duration: "permanent",
          anyMana: "color",
        },
      ],
    },
  },
)
statics("{what:group} can boast twice during each of your turns rather than once", {
  static: "mayActivateTwice",
  of: $<Selector>("what"),
  keyword: "boast",
})

// 100.2a: deck construction rules, with no meaning during a game.
statics("a deck can have any number of cards named ~", { static: "deckCopies", max: "any" })
statics("a deck can have only one card named ~", { static: "deckCopies", max: 1 })
statics("remove ~ from your deck before playing if you're not playing for ante", { static: "forAnte" }) // 407.3
statics("a deck can have up to {n:number} cards named ~", { static: "deckCopies", max: $<number>("n") })
