import type { Condition, Cost, Effect, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"

// Conditions, and what happens unless a player pays.

clause("if {c:condition} , {e:sentence}", { do: "if", condition: $<Condition>("c"), then: $<Effect>("e") })
clause("{e:bare clause} if {c:condition}", { do: "if", condition: $<Condition>("c"), then: $<Effect>("e") })
clause("{e:bare clause} unless {who:player} pay(s) {c:costs}", {
  do: "unless",
  player: $<PlayerSelector>("who"),
  cost: $<Cost>("c"),
  effect: $<Effect>("e"),
})
clause("{e:bare clause} unless {who:player} {c:costs}", {
  do: "unless",
  player: $<PlayerSelector>("who"),
  cost: $<Cost>("c"),
  effect: $<Effect>("e"),
})

clause.iso(
  "{e:bare clause} unless {c:condition}",
  ({ e, c }) => ({ do: "if", condition: { if: "not", of: c }, then: e }),
  (e) =>
    e.do === "if" && e.else === undefined && e.condition.if === "not"
      ? { e: e.then, c: e.condition.of }
      : undefined,
)

/** A clause that does not go on with "if", "unless" or "for each". */
const BARE: ReadonlySet<string> = new Set(["if", "unless", "delayed", "repeat", "may"])
ORACLE.symbol("bare clause").handwritten = {
  read: (reader, at) => reader.read("instruction", at).filter((r) => !BARE.has((r.value as Effect).do)),
  spell: (value) => (BARE.has((value as Effect).do) ? [] : [[{ symbol: "instruction", value }]]),
}
