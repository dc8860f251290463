import type { PlayerSelector, Selector, StaticEffect } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"

// Rules that wait for a player's next turn and last through it (611.2a).

const LATER: ReadonlySet<StaticEffect["static"]> = new Set(["mustAttack", "cantCast"])
ORACLE.symbol("rule of a turn").handwritten = {
  read: (reader, at) => reader.read("static", at).filter((r) => LATER.has((r.value as StaticEffect).static)),
  spell: (value) => (LATER.has((value as StaticEffect).static) ? [[{ symbol: "static", value }]] : []),
}
clause("{c:object} attack(s) ~ during its controller 's next turn if able", {
  do: "rule",
  effects: [{ static: "mustAttack", creature: $<Selector>("c"), what: { sel: "self" } }],
  duration: { nextTurnOf: { who: "controllerOf", of: $<Selector>("c") } },
})
clause("during {who:player} 's next turn , {s:rule of a turn}", {
  do: "rule",
  effects: [$<StaticEffect>("s")],
  duration: { nextTurnOf: $<PlayerSelector>("who") },
})
clause("during {who:player} 's next turn , {c:object} attack(s) ~ if able", {
  do: "rule",
  effects: [{ static: "mustAttack", creature: $<Selector>("c"), what: { sel: "self" } }],
  duration: { nextTurnOf: $<PlayerSelector>("who") },
})
