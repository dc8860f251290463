import type { Amount, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, does } from "../../oracle.ts"

// Setting and exchanging life totals (119.5, 701.12).

clause("{who:whose} life total becomes/become {n:digits}", {
  do: "setLife",
  player: $("who"),
  amount: $<Amount>("n"),
})
clause("{who:whose} life total becomes/become {n:quantity}", {
  do: "setLife",
  player: $("who"),
  amount: $<Amount>("n"),
})
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
