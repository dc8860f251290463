import type { Duration, Effect, Filter, PlayerSelector, Selector, StaticEffect } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"
import { what } from "../holes.ts"

// Restrictions and requirements set by effects for a duration (611.2).

for (const keyword of ["hexproof", "shroud"] as const)
  clause([`{p:player} gain(s) ${keyword} {d:duration}`, `{d:duration} , {p:player} gain(s) ${keyword}`], {
    do: "rule",
    effects: [{ static: "playerHas", who: $<PlayerSelector>("p"), keyword }],
    duration: $<Duration>("d"),
  })
// 702.16j
clause(
  [
    "{p:player} gain(s) protection from everything {d:duration}",
    "{d:duration} , {p:player} gain(s) protection from everything",
  ],
  {
    do: "rule",
    effects: [
      { static: "playerHas", who: $<PlayerSelector>("p"), keyword: "protection", filter: { is: "any" } },
    ],
    duration: $<Duration>("d"),
  },
)
clause(["{r:restriction} {d:duration}", "{d:duration} , {r:restriction}"], {
  do: "rule",
  effects: [$<StaticEffect>("r")],
  duration: $<Duration>("d"),
})
clause("{s:passing static} this turn", { do: "rule", effects: [$<StaticEffect>("s")], duration: "endOfTurn" })
for (const change of ["more", "less"] as const)
  clause(`{s:spell things} {p:player} cast(s) this turn cost {m:mana} ${change} to cast`, {
    do: "rule",
    effects: [
      { static: "cost", spells: $<Filter>("s"), by: $<PlayerSelector>("p"), [change]: $<string>("m") },
    ],
    duration: "endOfTurn",
  } as Effect)
clause("{s:passing static} for the rest of the game", {
  do: "rule",
  effects: [$<StaticEffect>("s")],
  duration: "permanent",
})
clause("you may cast {t:spell things} this turn as though they had flash", {
  do: "rule",
  effects: [{ static: "flash", spells: $<Filter>("t") }],
  duration: "endOfTurn",
})
// One spell, as a permission of the turn (601.3).
clause("you may cast a {s:spell thing} from your graveyard this turn", {
  do: "rule",
  effects: [
    { static: "playFrom", zone: "graveyard", of: { who: "you" }, castOnly: true, filter: $<Filter>("s") },
  ],
  duration: "endOfTurn",
  uses: 1,
})
// 614.6, within this turn.
clause("until end of turn , if {p:player} would draw a card , instead {i:bare instead}", {
  do: "rule",
  effects: [
    {
      static: "replace",
      event: { on: "draw", player: $<PlayerSelector>("p") },
      with: $<Effect>("i"),
    },
  ],
  duration: "endOfTurn",
})
clause(["{s:passing static} {d:duration}", "{d:duration} , {s:passing static}"], {
  do: "rule",
  effects: [$<StaticEffect>("s")],
  duration: $<Duration>("d"),
})
// "Creatures attack each combat if able and attack a player other than you if able."
clause(["{s:passing statics} {d:duration}", "{d:duration} , {s:passing statics}"], {
  do: "rule",
  effects: $<readonly StaticEffect[]>("s"),
  duration: $<Duration>("d"),
})
ORACLE.symbol("passing statics").handwritten = {
  read: (reader, at) => reader.read("static list", at).filter((r) => arePassing(r.value)),
  spell: (value) => (arePassing(value) ? [[{ symbol: "static list", value }]] : []),
}
function arePassing(value: unknown): boolean {
  const list = value as readonly StaticEffect[]
  return list.length > 1 && list.every((one) => one.static !== "modify")
}
ORACLE.symbol("passing static").handwritten = {
  read: (reader, at) =>
    reader.read("static", at).filter((r) => (r.value as StaticEffect).static !== "modify"),
  spell: (value) => ((value as StaticEffect).static === "modify" ? [] : [[{ symbol: "static", value }]]),
}
for (const [words, shape] of [
  ["attack(s) this turn if able", { static: "mustAttack" }],
  ["attack(s) you this turn if able", { static: "mustAttack", whom: { who: "you" } }],
  ["block(s) this turn if able", { static: "mustBlock" }],
  ["must be blocked this turn if able", { static: "mustBeBlocked" }],
  ["assign(s) no combat damage this turn", { static: "assignsNoDamage" }],
  ["assign(s) no combat damage this combat", { static: "assignsNoDamage" }],
  ["can attack this turn as though it|they didn't have defender", { static: "asThough", as: "noDefender" }],
  ["can block a additional creature this turn", { static: "canBlockAdditional", count: 1 }],
  ["can block any number of creatures this turn", { static: "canBlockAdditional", count: "any" }],
] as const)
  clause(`{what:object} ${words}`, {
    do: "rule",
    effects: [{ ...shape, creature: $<Selector>("what") } as StaticEffect],
    duration: "endOfTurn",
  })
clause("all creatures able to block {what:object} this turn do so", {
  do: "rule",
  effects: [{ static: "mustBeBlocked", creature: $("what"), byAll: true }],
  duration: "endOfTurn",
})

clause("{what:object} block(s) {a:object} this turn if able", {
  do: "rule",
  effects: [{ static: "mustBlock", creature: what(), attacker: $<Selector>("a") }],
  duration: "endOfTurn",
})
clause("{what:object} doesn't/don't untap during {w:controllers} untap step {d:duration}", {
  do: "rule",
  effects: [{ static: "doesntUntap", what: what() }],
  duration: $<Duration>("d"),
})
clause("you can't lose the game this turn and your opponents can't win the game this turn", {
  do: "rule",
  effects: [
    { static: "cant", event: { on: "loses", player: { who: "you" } }, what: "lose" },
    { static: "cant", event: { on: "wins", player: { who: "opponents" } }, what: "win" },
  ],
  duration: "endOfTurn",
})
