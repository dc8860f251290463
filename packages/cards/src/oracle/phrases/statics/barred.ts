import type {
  Amount,
  Condition,
  Cost,
  Effect,
  Filter,
  PlayerSelector,
  Selector,
  StaticEffect,
} from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"
import { COLOR_WORDS } from "../../words/colors.ts"

// What players can't do, what doesn't happen to them, and what is revealed to all.

const YOU: PlayerSelector = { who: "you" }
statics("{p:barred} can't activate abilities that aren't mana abilities or loyalty abilities", {
  static: "cantActivate",
  of: { filter: { is: "any" } },
  who: $<PlayerSelector>("p"),
  butLoyalty: true,
})
statics("{p:barred} can't activate abilities that aren't mana abilities", {
  static: "cantActivate",
  of: { filter: { is: "any" } },
  who: $<PlayerSelector>("p"),
})
statics("{s:spell things} can't be cast", {
  static: "cantCast",
  who: { who: "players" },
  spells: $<Filter>("s"),
})
statics("{p:barred} can't draw more than one card each turn", {
  static: "cant",
  event: { on: "draw", player: $<PlayerSelector>("p"), from: 2 },
  what: "draw",
})
for (const [many, count] of [
  ["one creature", 1],
  ["two creatures", 2],
] as const) {
  statics(`no more than ${many} can attack each combat`, { static: "attackLimit", count })
  statics(`no more than ${many} can attack you each combat`, { static: "attackLimit", count, whom: YOU })
  statics(`no more than ${many} can block each combat`, { static: "blockLimit", count })
}
// Coins and dice (705, 706).
statics(
  "if you would roll one or more dice , instead roll that many dice plus one and ignore the lowest roll",
  { static: "dieRolls", who: YOU, extra: 1, ignore: "lowest" },
)
statics("if you would flip a coin , instead flip two coins and ignore one", {
  static: "coinFlips",
  who: YOU,
  extra: 1,
})
statics(
  "the first time you flip one or more coins each turn , those coins come up heads and you win those flips",
  { static: "coinFlips", who: YOU, wins: true, first: true },
)
statics("you may discard ~ any time you could cast a instant", { static: "mayDiscard" })
statics("you don't lose the game for having 0 or less life", {
  static: "doesntLose",
  who: YOU,
  reason: "life",
})
statics(["damage that would be dealt by {f:subject} can't be prevented"], {
  static: "cant",
  event: { on: "damage", source: $<Filter>("f") },
  what: "preventDamage",
})
for (const [words, combat] of [
  ["combat damage", true],
  ["non combat damage", false],
] as const)
  statics(`${words} that would be dealt by {t:things subject} can't be prevented`, {
    static: "cant",
    event: { on: "damage", source: $<Filter>("t"), combat },
    what: "preventDamage",
  })
statics("if {f:subject} would be dealt damage , prevent that damage and {e:sentence}", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f") },
  then: $<Effect>("e"),
})
statics("{p:barred} play with their hands revealed", {
  static: "revealed",
  what: "hand",
  of: $<PlayerSelector>("p"),
})
statics("players play with the top card of their libraries revealed", {
  static: "revealed",
  what: "libraryTop",
  of: { who: "players" },
})
// 712.20
statics("as ~ transforms into ~ , {e:entering choice}", { static: "asTransforms", as: $<Effect>("e") })
statics("as ~ transforms into ~ , {e:sentence}", { static: "asTransforms", as: $<Effect>("e") })
statics("as ~ is turned face up , {e:sentence}", { static: "asTurnedFaceUp", as: $<Effect>("e") })
statics("~ enter(s) tapped with a {kind:counter} counter on it", {
  static: "enters",
  what: "self",
  tapped: true,
  counters: [{ kind: $<string>("kind"), count: 1 }],
})
statics(
  [
    "~ enter(s) tapped with {n:number} {kind:counter} counters on it",
    "~ enter(s) tapped and with {n:number} {kind:counter} counters on it",
  ],
  {
    static: "enters",
    what: "self",
    tapped: true,
    counters: [{ kind: $<string>("kind"), count: $("n") }],
  },
)
// 614.12: a permanent that wasn't cast doesn't enter.
statics("if a {t:plain thing} would enter and it wasn't cast , exile it instead", {
  static: "alter",
  event: {
    on: "moves",
    object: { is: "and", of: [$<Filter>("t"), { is: "not", of: { is: "wasCast" } }] },
    to: "battlefield",
  },
  alter: { to: "zone", zone: "exile" },
})
statics("if ~ would enter and {c:entering unpaid} , exile it instead", {
  static: "alter",
  event: { on: "moves", object: { is: "self" }, to: "battlefield" },
  condition: $<Condition>("c"),
  alter: { to: "zone", zone: "exile" },
})
const unpaid = define<Condition>(ORACLE, "entering unpaid")
unpaid("it wasn't cast", { if: "not", of: { if: "wasCast" } })
unpaid("it wasn't cast or no mana was spent to cast it", {
  if: "or",
  of: [
    { if: "not", of: { if: "wasCast" } },
    { if: "compare", left: { n: "manaSpent" }, op: "=", right: 0 },
  ],
})
statics("~ can't be sacrificed", {
  static: "cant",
  event: { on: "sacrifice", object: { is: "self" } },
  what: "beSacrificed",
})
const several = define<readonly StaticEffect[]>(ORACLE, "static list")
several("{what:group} can't attack , block , or crew vehicles", [
  { static: "cantAttack", creature: $<Selector>("what") },
  { static: "cantBlock", creature: $<Selector>("what") },
  { static: "cantCrew", creature: $<Selector>("what") },
])
several("~ enters tapped and doesn't untap during your untap step", [
  { static: "enters", what: "self", tapped: true },
  { static: "doesntUntap", what: { sel: "self" } },
])
several("you may cast ~ from your graveyard , but not from anywhere else", [
  { static: "playFrom", zone: "graveyard", self: true, castOnly: true },
  { static: "cantCast", who: { who: "players" }, self: true, notFrom: "graveyard" },
])
// Mana that stays (106.4).
for (const [word, letter] of Object.entries(COLOR_WORDS))
  statics(`{p:player} don't|doesn't lose unspent ${word} mana as steps and phases end`, {
    static: "manaPersists",
    who: $<PlayerSelector>("p"),
    colors: letter,
  })
statics("{f:subject} can't phase out", {
  static: "cant",
  event: { on: "phases", object: $<Filter>("f"), out: true },
  what: "phaseOut",
})
statics("{p:barred} can't play lands", { static: "cantPlayLand", who: $<PlayerSelector>("p") })
statics("{p:barred} can't cast more than one {s:spell thing} each turn", {
  static: "cantCast",
  who: $<PlayerSelector>("p"),
  spells: $<Filter>("s"),
  maxPerTurn: 1,
})
statics("{p:barred} can't cast {s:spell things} during combat", {
  static: "cantCast",
  who: $<PlayerSelector>("p"),
  spells: $<Filter>("s"),
  unless: { if: "not", of: { if: "during", phase: ["combat"] } },
})
statics("players have no maximum hand size", { static: "handSize", who: { who: "players" }, size: "none" })
const pays = (words: string, unlessPays: Cost): void =>
  several(`{what:group} can't attack or block unless its controller pays ${words}`, [
    { static: "cantAttack", creature: $<Selector>("what"), unlessPays },
    { static: "cantBlock", creature: $<Selector>("what"), unlessPays },
  ])
pays("{m:mana}", [{ pay: "mana", mana: $<string>("m") }])
pays("{m:mana} for each {n:each}", [{ pay: "manaTimes", mana: $<string>("m"), times: $<Amount>("n") }])
