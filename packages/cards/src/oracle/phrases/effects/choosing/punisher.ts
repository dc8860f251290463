import type { Amount, Effect, PlayerSelector, Selector } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { clause } from "../../../oracle.ts"

// Effects that happen unless a player accepts another (118.12a).

const unless = (amount: Amount): Effect => ({
  do: "unless",
  player: $<PlayerSelector>("who"),
  cost: [
    {
      pay: "do",
      effect: {
        do: "damage",
        amount,
        to: { sel: "players", of: $<PlayerSelector>("who") },
        source: { sel: "self" },
      },
    },
  ],
  effect: $<Effect>("e"),
})
clause("{e:denied clause} unless {who:player} has ~ deal {n:digits} damage to them", unless($<Amount>("n")))
clause(
  "{e:denied clause} unless {who:player} has ~ deal damage to them equal to {n:quantity}",
  unless($<Amount>("n")),
)

// Damage to itself.
const itself = (amount: Amount): Effect => ({
  do: "damage",
  amount,
  to: $<Selector>("source"),
  source: $<Selector>("source"),
})
clause("{source:simple object} deal(s) damage to itself equal to {n:quantity}", itself($<Amount>("n")))
clause("{source:simple object} deal(s) {n:digits} damage to itself", itself($<Amount>("n")))
clause.iso(
  "~ deals|deal {n:digits} damage to {to:recipient} and {m:digits} damage to itself",
  ({ n, to, m }) => ({
    do: "sequence",
    of: [
      { do: "damage", amount: n, to, source: { sel: "self" } },
      { do: "damage", amount: m, to: { sel: "self" }, source: { sel: "self" }, together: true },
    ],
  }),
  (e) => {
    const [a, b, ...more] = e.do === "sequence" ? e.of : []
    if (a?.do !== "damage" || b?.do !== "damage" || more.length > 0) return undefined
    return b.together === true && b.to.sel === "self" && a.to.sel !== "self"
      ? { n: a.amount, to: a.to, m: b.amount }
      : undefined
  },
)
