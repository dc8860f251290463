import type { Effect, PlayerSelector, Selector, StaticEffect } from "@apnap/engine"
import { $, same } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"
import { isMany, LOOP } from "./repeating/doers.ts"

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
// "Each opponent can't cast sorcery spells during that player's next turn": each in a turn of their own.
clause.iso(
  "{s:rule of a turn} during that player 's next turn",
  ({ s }) => ofEach(s as StaticEffect),
  (e) => {
    const [effect] = e.do === "forEachPlayer" && e.effect.do === "rule" ? e.effect.effects : []
    if (e.do !== "forEachPlayer" || effect?.static !== "cantCast") return undefined
    const s: StaticEffect = { ...effect, who: e.of }
    return same(e, ofEach(s)) ? { s } : undefined
  },
)
function ofEach(rule: StaticEffect): Effect | undefined {
  if (rule.static !== "cantCast" || !isMany(rule.who)) return undefined
  return {
    do: "forEachPlayer",
    of: rule.who,
    effect: { do: "rule", effects: [{ ...rule, who: LOOP }], duration: { nextTurnOf: LOOP } },
  }
}
clause("during {who:player} 's next turn , {c:object} attack(s) ~ if able", {
  do: "rule",
  effects: [{ static: "mustAttack", creature: $<Selector>("c"), what: { sel: "self" } }],
  duration: { nextTurnOf: $<PlayerSelector>("who") },
})
