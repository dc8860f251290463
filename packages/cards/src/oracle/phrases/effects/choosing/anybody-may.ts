import type { Amount, Cost, Effect, PlayerSelector } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause } from "../../../oracle.ts"

// "Any opponent may sacrifice a creature. If a player does, …": asked in turn order; one player's doing it is enough (101.4, 608.2d).

const ANYBODY: readonly (readonly [string, PlayerSelector])[] = [
  ["any player", { who: "players" }],
  ["any opponent", { who: "opponents" }],
  ["any other player", { who: "otherThan", than: { who: "you" } }],
]
const toThem = (amount: object): Cost =>
  [
    {
      pay: "do",
      effect: {
        do: "damage",
        amount,
        to: { sel: "players", of: { who: "you" } },
        source: { sel: "self" },
      },
    },
  ] as Cost
const hurt = toThem($("n"))
/** What they may do is a cost: inside it, "you" is the payer. */
const DEEDS: readonly (readonly [string, Cost])[] = [
  ["pay {m:mana}", [{ pay: "mana", mana: $<string>("m") }]],
  ["{c:costs}", $<Cost>("c")],
  ["{c:costs} of their choice", $<Cost>("c")],
  ["have ~|it deal {n:digits} damage to them", hurt],
  [
    "{c:costs} of their choice or have ~ deal {n:digits} damage to that player",
    [{ pay: "anyOf", of: [$<Cost>("c"), hurt] }],
  ],
]
const PRICES: readonly (readonly [string, Cost])[] = [
  ["{m:mana}", [{ pay: "mana", mana: $<string>("m") }]],
  ["{n:digits} life", [{ pay: "life", amount: $<Amount>("n") }]],
]
for (const [anybody, player] of ANYBODY) {
  for (const [deed, cost] of DEEDS) clause(`${anybody} may ${deed}`, { do: "may", player, cost })
  for (const [price, cost] of PRICES)
    clause(
      [`{e:denied clause} unless ${anybody} pays ${price}`, `unless ${anybody} pays ${price} , {e:sentence}`],
      {
        do: "unless",
        player,
        cost,
        effect: $<Effect>("e"),
      },
    )
}
