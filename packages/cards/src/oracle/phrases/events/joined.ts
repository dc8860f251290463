import type { EventPattern } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"

// Several events in one ability, and events of which only some count.

event("{a:event one} or {b:event one}", { on: "anyOf", of: [$<EventPattern>("a"), $<EventPattern>("b")] })
ORACLE.symbol("event one").handwritten = {
  read: (reader, at) => reader.read("event", at).filter((r) => (r.value as EventPattern).on !== "anyOf"),
  spell: (value) => ((value as EventPattern).on === "anyOf" ? [] : [[{ symbol: "event", value }]]),
}
event("{a:event one} and at {b:event one}", {
  on: "anyOf",
  of: [$<EventPattern>("a"), $<EventPattern>("b")],
})
event("{a:event one} and when|whenever {b:event one}", {
  on: "anyOf",
  of: [$<EventPattern>("a"), $<EventPattern>("b")],
})
for (const [words, more] of [
  ["for the first time each turn", { nth: 1 }],
  ["for the second time each turn", { nth: 2 }],
  ["for the third time each turn", { nth: 3 }],
  ["during your turn", { during: { if: "turnOf", player: { who: "you" } } }],
  [
    "for the first time during each of your turns",
    { during: { if: "turnOf", player: { who: "you" } }, nth: 1 },
  ],
  ["during the declare attackers step", { during: { if: "during", step: ["declareAttackers"] } }],
  ["during combat", { during: { if: "during", phase: ["combat"] } }],
  ["during a opponent 's turn|turns", { during: { if: "turnOf", player: { who: "opponents" } } }],
] as const)
  event(`{e:event one} ${words}`, { on: "qualified", event: $<EventPattern>("e"), ...more } as EventPattern)
event("{a:event one} , or {b:event one} , or {c:event one}", {
  on: "anyOf",
  of: [$<EventPattern>("a"), $<EventPattern>("b"), $<EventPattern>("c")],
})
