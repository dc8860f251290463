import type { Amount, CounterKind, PlayerSelector, Selector } from "@apnap/engine"
import { $, same } from "../../grammar/hole.ts"
import { quantity } from "../../oracle.ts"
import { each } from "./each.ts"

// Computed numbers: "the number of …".

quantity("{what:objects'} power", { n: "power", of: $<Selector>("what") })
quantity("{what:objects'} toughness", { n: "toughness", of: $<Selector>("what") })
quantity("{what:objects'} mana value", { n: "manaValue", of: $<Selector>("what") })
quantity("the number of {kind:counter} counters on {what:object alone}", {
  n: "counters",
  kind: $<CounterKind>("kind"),
  of: $<Selector>("what"),
})
quantity("the number of {kind:counter} counters among {t:all things}", {
  n: "counters",
  kind: $<CounterKind>("kind"),
  of: $<Selector>("t"),
})
quantity("the number of counters among {t:all things}", { n: "counters", of: $<Selector>("t") })
quantity("the number of cards in {who:whose} hand", { n: "handSize", of: $<PlayerSelector>("who") })
for (const [words, more] of [
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["non combat damage", { combat: false }],
] as const)
  quantity(`the total amount of ${words} dealt to your opponents this turn`, {
    n: "thisTurn",
    event: { on: "damage", player: { who: "opponents" }, ...more },
    sum: "amount",
  })
quantity("{who:whose} life total", { n: "life", of: $<PlayerSelector>("who") })
quantity("the greatest power among {t:all things}", {
  n: "over",
  of: $<Selector>("t"),
  what: "power",
  fold: "greatest",
})
quantity("the greatest mana value among {t:all things}", {
  n: "over",
  of: $<Selector>("t"),
  what: "manaValue",
  fold: "greatest",
})
for (const [costs, of] of [
  ["the mana costs of {t:all things}", "t"],
  ["{w:objects'} mana cost|costs", "w"],
] as const) {
  const symbols: Amount = { n: "manaSymbols", of: $<Selector>(of), color: $("c") }
  quantity(`the number of {c:color} mana symbols in ${costs}`, symbols)
  each(`{c:color} mana symbol in ${costs}`, symbols)
}
quantity("your devotion to {c:color}", { n: "devotion", to: [$("c")] })
quantity("the number of basic land types among lands you control", { n: "domain" })
quantity("twice {n:quantity}", { n: "times", of: 2, by: $<Amount>("n") })
quantity.iso(
  "{m:number} times {n:quantity}",
  ({ m, n }) => (typeof m === "number" && m > 2 ? { n: "times", of: m, by: n } : undefined),
  (n) =>
    typeof n === "object" && n.n === "times" && typeof n.of === "number" && n.of > 2
      ? { m: n.of, n: n.by }
      : undefined,
)
quantity("{m:number} plus {n:quantity}", { n: "plus", of: [$<Amount>("m"), $<Amount>("n")] })
quantity("half {n:quantity} , rounded up", { n: "half", of: $<Amount>("n"), round: "up" })
quantity("half {n:quantity} , rounded down", { n: "half", of: $<Amount>("n"), round: "down" })
quantity("the number of colors of mana spent to cast ~", { n: "manaSpent", colors: true })
quantity("the amount of mana spent to cast ~", { n: "manaSpent" })
quantity("{a:quantity} plus {b:quantity}", { n: "plus", of: [$<Amount>("a"), $<Amount>("b")] })
quantity("{a:quantity} plus {m:number}", { n: "plus", of: [$<Amount>("a"), $<Amount>("m")] })
quantity.iso(
  "{m:number} minus x",
  ({ m }) => ({ n: "minus", of: m, by: { n: "x" } }),
  (n) =>
    typeof n === "object" && n.n === "minus" && same(n.by, { n: "x" }) && n.of !== 0
      ? { m: n.of }
      : undefined,
)
quantity.iso(
  "x plus {m:number}",
  ({ m }) => ({ n: "plus", of: [{ n: "x" }, m] }),
  (n) => (typeof n === "object" && n.n === "plus" && same(n.of[0], { n: "x" }) ? { m: n.of[1] } : undefined),
)
quantity("{m:number} minus {n:quantity}", { n: "minus", of: $<Amount>("m"), by: $<Amount>("n") })
quantity("{a:quantity} minus {b:quantity}", { n: "minus", of: $<Amount>("a"), by: $<Amount>("b") })
quantity("{a:quantity} minus {m:number}", { n: "minus", of: $<Amount>("a"), by: $<Amount>("m") })
quantity("the total power of {t:all things}", { n: "over", of: $("t"), what: "power", fold: "total" })
quantity("the total mana value of {t:all things}", {
  n: "over",
  of: $("t"),
  what: "manaValue",
  fold: "total",
})
quantity("the greatest number of opponents you have", { n: "countPlayers", of: { who: "opponents" } })
quantity("the number of opponents you have", { n: "countPlayers", of: { who: "opponents" } })
quantity(["the number of creatures in your party"], { n: "party" })
quantity("the number of colors among {t:all things}", { n: "distinct", what: "colors", of: $("t") })
quantity(["the number of card types among {t:all things}"], { n: "distinct", what: "cardTypes", of: $("t") })
quantity("the number of spells you've cast this turn", { n: "spellsCast", by: { who: "you" } })
quantity("the number of colors of mana spent to cast it", { n: "manaSpent", colors: true })
quantity("the amount of mana spent to cast it", { n: "manaSpent" })
quantity(["the number of times it was kicked", "the number of times ~ was kicked"], { n: "timesKicked" })
quantity("the greatest toughness among {t:all things}", {
  n: "over",
  of: $<Selector>("t"),
  what: "toughness",
  fold: "greatest",
})
quantity("your speed", { n: "speed" })
quantity("the number of {kind:counter} counters {who:player} has/have", {
  n: "playerCounters",
  kind: $<CounterKind>("kind"),
  of: $<PlayerSelector>("who"),
})
quantity("the difference between {a:quantity} and {b:quantity}", {
  n: "max",
  of: [
    { n: "minus", of: $<Amount>("a"), by: $<Amount>("b") },
    { n: "minus", of: $<Amount>("b"), by: $<Amount>("a") },
  ],
})
quantity("the difference between {who:player} ' life totals", {
  n: "lifeDifference",
  of: $<PlayerSelector>("who"),
})
quantity("the total power of {what:object}", {
  n: "over",
  of: $<Selector>("what"),
  what: "power",
  fold: "total",
})
quantity("the amount of mana spent to cast {what:simple object}", {
  n: "manaSpent",
  of: $<Selector>("what"),
})
// 903.3: a commander is one in any zone.
quantity("the greatest mana value of a commander you own on the battlefield or in the command zone", {
  n: "over",
  of: {
    sel: "all",
    filter: { is: "and", of: [{ is: "commander" }, { is: "ownedBy", player: { who: "you" } }] },
    zone: ["battlefield", "command"],
  },
  what: "manaValue",
  fold: "greatest",
})
quantity.iso(
  "{who:whose} starting life total",
  ({ who }) => startingLife(who),
  (n) => ownerOfStart(n),
)
// Compared with an integer, the half gives the same result rounded down.
quantity.iso(
  "half {who:whose} starting life total",
  ({ who }) => ({ n: "half", of: startingLife(who), round: "down" }),
  (n) => (typeof n === "object" && n.n === "half" && n.round === "down" ? ownerOfStart(n.of) : undefined),
)
function ownerOfStart(n: Amount): { who: PlayerSelector } | undefined {
  return typeof n === "object" && n.n === "startingLife" ? { who: n.of ?? { who: "you" } } : undefined
}
function startingLife(of: PlayerSelector): Amount {
  return of.who === "you" ? { n: "startingLife" } : { n: "startingLife", of }
}
for (const [players, of] of [
  ["players", { who: "players" }],
  ["all players", { who: "players" }],
  ["your opponents", { who: "opponents" }],
] as const)
  quantity(`the highest life total among ${players}`, { n: "life", of, fold: "greatest" })
/** "Creatures you controlled as you cast ~": the number recorded at casting (601.2i). */
quantity.iso(
  "{n:quantity} as you cast ~",
  ({ n }) => ({ n: "asCast", of: n }),
  (n) => (typeof n === "object" && n.n === "asCast" ? { n: n.of } : undefined),
)
quantity("the difference between {a:quantity} and {m:number}", {
  n: "max",
  of: [
    { n: "minus", of: $<Amount>("a"), by: $<Amount>("m") },
    { n: "minus", of: $<Amount>("m"), by: $<Amount>("a") },
  ],
})
