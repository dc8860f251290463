import type { Amount, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { f, who } from "./subject.ts"

// Attacks and blocks (508.3, 509.3).

event("{what:subject} attack(s)", { on: "attacks", creature: f() })
event("{what:subject} attack(s) alone", { on: "attacks", creature: f(), alone: true })
event("{what:subject} block(s)", { on: "blocks", creature: f() })
event("{what:subject} become(s) blocked", { on: "becomesBlocked", creature: f() })
event("{what:subject} attack(s) or block(s)", {
  on: "anyOf",
  of: [
    { on: "attacks", creature: f() },
    { on: "blocks", creature: f() },
  ],
})
event("{what:subject} block(s) or become(s) blocked", {
  on: "anyOf",
  of: [
    { on: "blocks", creature: f() },
    { on: "becomesBlocked", creature: f() },
  ],
})
event("{what:subject} enter(s) or attack(s)", {
  on: "anyOf",
  of: [
    { on: "moves", object: f(), to: "battlefield" },
    { on: "attacks", creature: f() },
  ],
})
event("{what:subject} attack(s) and isn't/aren't blocked", { on: "unblocked", creature: f() })
event("{what:subject} block(s) {by:subject}", { on: "blocks", creature: f(), attacker: $<Filter>("by") })
event("{what:subject} become(s) blocked by {by:subject}", {
  on: "becomesBlocked",
  creature: f(),
  by: $<Filter>("by"),
})
event("{who:event player} attack(s)", { on: "attackers", by: who() })
event("{who:event player} attack(s) with {n:number} or more creatures", {
  on: "attackers",
  by: who(),
  atLeast: $<Amount>("n"),
})
event("{what:subject} attack(s) while saddled", {
  on: "attacks",
  creature: { is: "and", of: [f(), { is: "designation", of: "saddled" }] },
})
event("{what:subject} attack(s) {w:attacked}", { on: "attacks", creature: f(), whom: $<PlayerSelector>("w") })
event("{what:batch} attack {w:attacked}", {
  on: "attackers",
  by: { who: "players" },
  filter: f(),
  whom: $<PlayerSelector>("w"),
})
const attacked = define<PlayerSelector>(ORACLE, "attacked")
attacked(["you", "you or a planeswalker you control"], { who: "you" })
attacked("a opponent", { who: "opponents" })
attacked("enchanted player", { who: "enchanted" })
attacked("a player", { who: "players" })
attacked("one of your opponents", { who: "opponents" })
event("{who:event player} attack(s) with one or more {t:plain things}", {
  on: "attackers",
  by: who(),
  filter: $<Filter>("t"),
})
event("{what:subject} block(s) or become(s) blocked by {by:subject}", {
  on: "anyOf",
  of: [
    { on: "blocks", creature: f(), attacker: $<Filter>("by") },
    { on: "becomesBlocked", creature: f(), by: $<Filter>("by") },
  ],
})
event("{what:batch} attack", { on: "attackers", by: { who: "players" }, filter: f() })
event.iso(
  "~ and at least {n:number} other creatures attack",
  ({ n }) =>
    typeof n === "number" ? { on: "attacks", creature: { is: "self" }, atLeast: n + 1 } : undefined,
  (e) =>
    e.on === "attacks" && e.creature.is === "self" && e.atLeast !== undefined && Object.keys(e).length === 3
      ? { n: e.atLeast - 1 }
      : undefined,
)
event("{what:subject} block(s) or become(s) blocked by one or more {by:plain things}", {
  on: "anyOf",
  of: [
    { on: "blocks", creature: f(), attacker: $<Filter>("by"), batch: true },
    { on: "becomesBlocked", creature: f(), by: $<Filter>("by"), batch: true },
  ],
})
event("{what:subject} become(s) blocked by one or more {by:plain things}", {
  on: "becomesBlocked",
  creature: f(),
  by: $<Filter>("by"),
  batch: true,
})
event("{what:subject} block(s) one or more {by:plain things}", {
  on: "blocks",
  creature: f(),
  attacker: $<Filter>("by"),
  batch: true,
})
event("{what:subject} fight(s)", { on: "fights", creature: f() })
event("you exert {what:subject}", {
  on: "exerts",
  creature: { is: "and", of: [f(), { is: "controlledBy", player: { who: "you" } }] },
})
event("{what:batch} become blocked", { on: "becomesBlocked", creature: f(), batch: true })
event("{who:event player} attack(s) {w:attacked} with one or more {t:plain things}", {
  on: "attackers",
  by: who(),
  filter: $<Filter>("t"),
  whom: $<PlayerSelector>("w"),
})
event("{n:number} or more {t:plain things} attack", {
  on: "attackers",
  by: { who: "players" },
  filter: $<Filter>("t"),
  atLeast: $<Amount>("n"),
})
event("{n:number} or more {t:plain things} attack {w:attacked}", {
  on: "attackers",
  by: { who: "players" },
  filter: $<Filter>("t"),
  atLeast: $<Amount>("n"),
  whom: $<PlayerSelector>("w"),
})
event("{who:event player} attack(s) {w:attacked} with {n:number} or more {t:plain things}", {
  on: "attackers",
  by: who(),
  filter: $<Filter>("t"),
  atLeast: $<Amount>("n"),
  whom: $<PlayerSelector>("w"),
})
event("{what:batch} fight or become blocked", {
  on: "anyOf",
  of: [
    { on: "fights", creature: f() },
    { on: "becomesBlocked", creature: f(), batch: true },
  ],
})
