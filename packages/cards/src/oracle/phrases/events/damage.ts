import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { f, who } from "./subject.ts"

// Dealing damage (120.3).

// Triggers once however many players there are (603.2c).
for (const [words, combat] of [
  ["combat damage", { combat: true }],
  ["damage", {}],
] as const)
  event(`{what:batch} deal ${words} to one or more {who:several players}`, {
    on: "damage",
    source: f(),
    player: who(),
    ...combat,
    batch: true,
    together: true,
  } as EventPattern)
const several = define<PlayerSelector>(ORACLE, "several players")
several(["opponents", "of your opponents"], { who: "opponents" })
several("players", { who: "players" })
event("a {f:source thing} deals damage to you or a permanent you control", {
  on: "anyOf",
  of: [
    { on: "damage", source: $<Filter>("f"), player: { who: "you" } },
    { on: "damage", source: $<Filter>("f"), to: { is: "controlledBy", player: { who: "you" } } },
  ],
})
event("a {f:source thing} deals damage to one or more permanents {a:and or} players", {
  on: "damage",
  source: $<Filter>("f"),
  batch: true,
})
