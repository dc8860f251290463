import type { Amount, Effect, PlayerSelector } from "@apnap/engine"
import { $, same } from "../../grammar/hole.ts"
import { clause, does } from "../../oracle.ts"
import { doneBy, subjectOf } from "./repeating/doers.ts"

// Setting and exchanging life totals (119.5, 701.12).

/** 701.10d: of one player, whose total is looked at once. */
clause.iso(
  "double {who:whose} life total",
  ({ who }) => (isOne(who) ? doubled(who) : undefined),
  (e) => {
    if (e.do !== "setLife" || e.player === undefined || !isOne(e.player)) return undefined
    return same(e, doubled(e.player)) ? { who: e.player } : undefined
  },
)
const SEVERAL: ReadonlySet<string> = new Set(["players", "opponents", "otherThan"])
function isOne({ who }: PlayerSelector): boolean {
  return !SEVERAL.has(who)
}
function doubled(player: PlayerSelector): Effect {
  return { do: "setLife", player, amount: { n: "times", of: 2, by: { n: "life", of: player } } }
}
clause("{who:whose} life total becomes/become {n:digits}", {
  do: "setLife",
  player: $("who"),
  amount: $<Amount>("n"),
})
clause.iso(
  [
    "{who:whose} life total becomes/become {n:quantity}",
    "{who:whose} life total becomes/become equal to {n:quantity}",
  ],
  ({ who, n }) => {
    const e: Effect = { do: "setLife", amount: n, player: who }
    return isOne(who) ? e : doneBy(e, who)
  },
  (e) => {
    const found = subjectOf(e)
    return found?.d.do === "setLife" ? { who: found.who, n: found.d.amount } : undefined
  },
)
clause(["you and {p:player} exchange life totals", "exchange life totals with {p:player}"], {
  do: "exchangeLife",
  a: { who: "you" },
  b: $<PlayerSelector>("p"),
})
clause("redistribute any number of players ' life totals", { do: "redistributeLife" })
clause.iso(
  "{a:player} exchange life totals",
  ({ a }) => ((a as { who: string }).who === "mention" ? { do: "exchangeLife", a } : undefined),
  (e) => (e.do === "exchangeLife" && e.b === undefined ? { a: e.a } : undefined),
)
clause("{a:player} and {b:player} exchange life totals", {
  do: "exchangeLife",
  a: $<PlayerSelector>("a"),
  b: $<PlayerSelector>("b"),
})
for (const round of ["up", "down"] as const)
  does(`lose(s) half {w:whose} life , rounded ${round}`, {
    do: "loseLife",
    amount: { n: "half", of: { n: "life", of: $<PlayerSelector>("w") }, round },
  })
