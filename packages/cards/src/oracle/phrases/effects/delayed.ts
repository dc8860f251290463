import type { Effect, EventPattern, Filter } from "@apnap/engine"
import { inPlaceOf } from "../../discourse/nodes.ts"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"
import { YOU } from "./repeating/doers.ts"
import { sequence } from "./sentence.ts"

// Delayed triggered abilities (603.7).

clause("at the beginning of the next end step , {e:sentence}", {
  do: "delayed",
  when: { on: "step", step: "end" },
  effect: $<Effect>("e"),
})
clause("{e:bare clause} at the beginning of the next end step", {
  do: "delayed",
  when: { on: "step", step: "end" },
  effect: $<Effect>("e"),
})
clause("at the beginning of each combat this turn , {e:sentence}", {
  do: "delayed",
  when: { on: "step", step: "beginningOfCombat" },
  effect: $<Effect>("e"),
  once: false,
  duration: "endOfTurn",
})
clause("whenever {w:event} this turn , {e:sentence}", {
  do: "delayed",
  when: $<EventPattern>("w"),
  effect: $<Effect>("e"),
  once: false,
  duration: "endOfTurn",
})
clause.iso(
  "{e:bare clause} at end of combat , then {f:bare clause}",
  ({ e, f }) => ({
    do: "delayed",
    when: { on: "step", step: "endOfCombat" },
    effect: inPlaceOf(sequence([e, f]), e),
  }),
  (e) => {
    const [first, second, ...more] = e.do === "delayed" && e.effect.do === "sequence" ? e.effect.of : []
    if (second === undefined || more.length > 0) return undefined
    return same(e, { ...e, when: { on: "step", step: "endOfCombat" } }) ? { e: first, f: second } : undefined
  },
)
clause("{e:bare clause} at end of combat", {
  do: "delayed",
  when: { on: "step", step: "endOfCombat" },
  effect: $<Effect>("e"),
})
clause(["at end of combat , {e:sentence}", "at the end of combat , {e:sentence}"], {
  do: "delayed",
  when: { on: "step", step: "endOfCombat" },
  effect: $<Effect>("e"),
})
clause("at this turn 's next end of combat , {e:sentence}", {
  do: "delayed",
  when: { on: "step", step: "endOfCombat" },
  effect: $<Effect>("e"),
  duration: "endOfTurn",
})
clause("{e:bare clause} at the beginning of the next turn 's upkeep", {
  do: "delayed",
  when: { on: "step", step: "upkeep" },
  fromNextTurn: true,
  effect: $<Effect>("e"),
})
clause(
  [
    "{e:bare clause} at the beginning of your next upkeep",
    "at the beginning of your next upkeep , {e:sentence}",
  ],
  {
    do: "delayed",
    when: { on: "step", step: "upkeep", player: YOU },
    effect: $<Effect>("e"),
  },
)
clause(
  [
    "at the beginning of your next end step , {e:sentence}",
    "{e:bare clause} at the beginning of your next end step",
  ],
  {
    do: "delayed",
    when: { on: "step", step: "end", player: YOU },
    effect: $<Effect>("e"),
  },
)
clause("when {w:event} this turn , {e:sentence}", {
  do: "delayed",
  when: $<EventPattern>("w"),
  effect: $<Effect>("e"),
  duration: "endOfTurn",
})
clause("until your next turn , whenever {w:event} , {e:sentence}", {
  do: "delayed",
  when: $<EventPattern>("w"),
  effect: $<Effect>("e"),
  once: false,
  duration: "yourNextTurn",
})
clause("until end of turn , whenever {w:event} , {e:sentence}", {
  do: "delayed",
  when: $<EventPattern>("w"),
  effect: $<Effect>("e"),
  once: false,
  duration: "endOfTurn",
})

// Instructions that apply when something next happens.
clause("when you next cast {s:cast spell} this turn , {e:sentence}", {
  do: "delayed",
  when: { on: "cast", spell: $<Filter>("s"), by: { who: "you" } },
  effect: $<Effect>("e"),
  duration: "endOfTurn",
})
const nextDeed = define<EventPattern>(ORACLE, "next deed")
nextDeed("cast {s:cast spell}", { on: "cast", spell: $<Filter>("s"), by: YOU })
nextDeed("activate a loyalty ability", { on: "activates", ability: { is: "any" }, by: YOU, loyalty: true })
nextDeed("activate a ability", { on: "activates", ability: { is: "any" }, by: YOU })
clause("when you next {a:next deed} , {b:next deed} , or {c:next deed} this turn , {e:sentence}", {
  do: "delayed",
  when: { on: "anyOf", of: [$<EventPattern>("a"), $<EventPattern>("b"), $<EventPattern>("c")] },
  effect: $<Effect>("e"),
  duration: "endOfTurn",
})
clause.iso(
  "when {w:event} , {e:sentence}",
  ({ w, e }) => (isOfSaid(w) ? { do: "delayed", when: w, effect: e } : undefined),
  (e) =>
    e.do === "delayed" && Object.keys(e).length === 3 && isOfSaid(e.when)
      ? { w: e.when, e: e.effect }
      : undefined,
)
/** "When ~ leaves the battlefield or becomes untapped" ends what an earlier sentence began. */
function isOwnEnd(when: EventPattern): boolean {
  if (when.on === "untaps") return when.object.is === "self"
  return (
    when.on === "moves" && when.object.is === "self" && when.from === "battlefield" && when.to === undefined
  )
}
/** Whether the event's object was mentioned before; otherwise "when" begins a separate ability. */
function isOfSaid(when: EventPattern): boolean {
  if (when.on === "anyOf") return when.of.every(isOfSaid)
  if (isOwnEnd(when)) return true
  if (when.on === "control") return when.lostBy !== undefined && isMentioned(when.object)
  return when.on === "moves" && isMentioned(when.object)
}
function isMentioned(object: Filter): boolean {
  return object.is === "among" && object.of.sel !== "attachedTo"
}
for (const [words, step] of [
  ["the beginning of the next upkeep", "upkeep"],
  ["the beginning of the first upkeep", "upkeep"],
  ["the beginning of the next cleanup step", "cleanup"],
] as const)
  clause([`{e:bare clause} at ${words}`, `at ${words} , {e:sentence}`], {
    do: "delayed",
    when: { on: "step", step },
    effect: $<Effect>("e"),
  })
// 505.1a: either main phase.
clause(
  [
    "at the beginning of your next main phase , {e:sentence}",
    "{e:bare clause} at the beginning of your next main phase",
  ],
  {
    do: "delayed",
    when: {
      on: "anyOf",
      of: [
        { on: "step", step: "precombatMain", player: YOU },
        { on: "step", step: "postcombatMain", player: YOU },
      ],
    },
    effect: $<Effect>("e"),
  },
)

/** A delayed trigger with its own targets, chosen when it triggers (603.3d). */
clause.iso(
  "{e:aimed later}",
  () => undefined,
  (e) => (e.do === "delayed" && e.targets !== undefined ? { e } : undefined),
)
ORACLE.symbol("aimed later").handwritten = {
  begins: () => true,
  read: () => [],
  *spell(value, context) {
    const { targets, ...bare } = value as Extract<Effect, { do: "delayed" }>
    yield [{ symbol: "clause", value: bare, within: { ...context, targets: targets ?? [], mentioned: [] } }]
  },
}
