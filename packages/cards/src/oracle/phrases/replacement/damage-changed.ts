import type { Amount, EventPattern, Filter, StaticEffect } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { does, ORACLE, statics } from "../../oracle.ts"
import { certain } from "../players/owners.ts"

// How much damage is dealt instead: "half that damage, rounded down", "2 damage" (614.1a).

const THAT_DAMAGE: Amount = { n: "bound", name: "amount" }
const changed = define<Amount>(ORACLE, "changed damage")
changed("that much damage minus {n:digits}", { n: "minus", of: THAT_DAMAGE, by: $<Amount>("n") })
for (const round of ["up", "down"] as const)
  changed(`half that damage , rounded ${round}`, { n: "half", of: THAT_DAMAGE, round })
changed("that much damage plus {n:digits}", { n: "plus", of: [THAT_DAMAGE, $<Amount>("n")] })
changed(["double that damage", "twice that much damage"], { n: "times", of: 2, by: THAT_DAMAGE })
changed("triple that damage", { n: "times", of: 3, by: THAT_DAMAGE })
// It stays the same damage: damage that can't be prevented still can't be (615.12).
changed.iso(
  "{n:digits} damage",
  ({ n }) => (typeof n === "number" ? n : undefined),
  (n) => (typeof n === "number" ? { n } : undefined),
)
certain("that dealer", ["it", "that source"])

const dealt = (): StaticEffect => ({
  static: "alter",
  event: $<EventPattern>("e"),
  alter: { to: "amount", amount: $<Amount>("a") },
})
statics("if {e:hurt} , {d:that dealer} deals {a:changed damage} {v:that victim}", dealt())
does(
  [
    "if {e:hurt} this turn , {d:that dealer} deals {a:changed damage} {v:that victim}",
    "if {e:hurt this turn} , {d:that dealer} deals {a:changed damage} {v:that victim}",
  ],
  { do: "rule", effects: [dealt()], duration: "endOfTurn" },
)
/** "Would deal damage this turn to an opponent": the duration comes first. */
const hurtThisTurn = define<EventPattern>(ORACLE, "hurt this turn")
hurtThisTurn(
  "a {f:source thing} would deal damage this turn to {who:hurt player} or a permanent {p:hurt player} control(s)",
  {
    on: "anyOf",
    of: [
      { on: "damage", source: $<Filter>("f"), player: $("who") },
      { on: "damage", source: $<Filter>("f"), to: { is: "controlledBy", player: $("p") } },
    ],
  },
)
// All of it is replaced, however much it was.
does(
  "if any {f:source thing} would deal 1 or more damage to a permanent or player this turn , it deals {n:digits} damage to that permanent or player instead",
  {
    do: "rule",
    effects: [
      {
        static: "alter",
        event: { on: "damage", source: $<Filter>("f") },
        alter: { to: "amount", amount: $<Amount>("n") },
      },
    ],
    duration: "endOfTurn",
  },
)
