import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { f, who } from "./subject.ts"

// Damage that is dealt (120.3).

// However many players they are: once (603.2c).
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
event("{what:subject} deal(s) combat damage to {who:event player}", {
  on: "damage",
  source: f(),
  player: who(),
  combat: true,
})
event("{what:subject} deal(s) damage to {who:event player}", { on: "damage", source: f(), player: who() })
event("{what:batch} deal combat damage to {who:event player}", {
  on: "damage",
  source: f(),
  player: who(),
  combat: true,
  batch: true,
})
event(["{what:subject} is/are dealt damage"], { on: "damage", to: f() })
event(["{what:subject} is/are dealt combat damage"], { on: "damage", to: f(), combat: true })
event("{what:subject} deal(s) damage", { on: "damage", source: f() })
event("{what:subject} deal(s) combat damage", { on: "damage", source: f(), combat: true })
event("{what:subject} deal(s) combat damage to {to:subject}", {
  on: "damage",
  source: f(),
  to: $<Filter>("to"),
  combat: true,
})
event("{what:subject} deal(s) damage to {to:subject}", { on: "damage", source: f(), to: $<Filter>("to") })
event("a {what:source thing} deals damage to {who:event player}", {
  on: "damage",
  source: f(),
  player: who(),
})
event("a {what:source thing} deals damage to {to:subject}", {
  on: "damage",
  source: f(),
  to: $<Filter>("to"),
})
event("a {what:source thing} deals combat damage to {who:event player}", {
  on: "damage",
  source: f(),
  player: who(),
  combat: true,
})
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
event("{what:subject} deal(s) non combat damage to {who:event player}", {
  on: "damage",
  source: f(),
  player: who(),
  combat: false,
})
event("a {what:source thing} deals non combat damage to {who:event player}", {
  on: "damage",
  source: f(),
  player: who(),
  combat: false,
})
event("a {what:source thing} deals non combat damage to {to:subject}", {
  on: "damage",
  source: f(),
  to: $<Filter>("to"),
  combat: false,
})
event("{what:subject} is/are dealt non combat damage", { on: "damage", to: f(), combat: false })
for (const [words, combat] of [
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["non combat damage", { combat: false }],
] as const)
  event(`{who:event player} is/are dealt ${words}`, {
    on: "damage",
    player: who(),
    ...combat,
  } as EventPattern)
for (const [words, combat] of [
  ["combat damage", { combat: true }],
  ["damage", {}],
] as const)
  event(`{what:subject} deal(s) ${words} to one or more {to:plain things}`, {
    on: "damage",
    source: f(),
    to: $<Filter>("to"),
    ...combat,
    batch: true,
  } as EventPattern)
