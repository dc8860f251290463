import type { PlayerSelector, Step } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { who } from "./subject.ts"

// Beginnings of steps (603.2b).

/** Steps after a possessive: "your upkeep". */
const step = define<Step>(ORACLE, "step")
step("upkeep", "upkeep")
step("draw step", "draw")
step("end step", "end")
step(["precombat main phase", "first main phase"], "precombatMain")
step("postcombat main phase|phases", "postcombatMain")

event("the beginning of {who:step whose} {s:step}", { on: "step", step: $<Step>("s"), player: who() })
event(["the beginning of each {s:step}", "the beginning of the {s:step}"], { on: "step", step: $<Step>("s") })
// The second main phase of a turn (505.1a).
event("the beginning of {who:step whose} second main phase", {
  on: "qualified",
  event: { on: "step", step: "postcombatMain", player: who() },
  nth: 1,
})
event("the beginning of {who:step whose} first {s:step} each turn", {
  on: "qualified",
  event: { on: "step", step: $<Step>("s"), player: who() },
  nth: 1,
})
event("the beginning of combat on {who:step whose} turn", {
  on: "step",
  step: "beginningOfCombat",
  player: who(),
})
event("the beginning of each combat", { on: "step", step: "beginningOfCombat" })
const stepWhose = define<PlayerSelector>(ORACLE, "step whose")
stepWhose("your", { who: "you" })
stepWhose("each of your", { who: "you" })
stepWhose("each player 's", { who: "players" })
stepWhose(["each opponent 's"], { who: "opponents" })
stepWhose(["enchanted {n:host} 's controller 's"], { who: "controllerOf", of: { sel: "attachedTo" } })
event(["the beginning of the {s:step} of enchanted {n:host} 's controller"], {
  on: "step",
  step: $<Step>("s"),
  player: { who: "controllerOf", of: { sel: "attachedTo" } },
})
stepWhose("enchanted player 's", { who: "enchanted" })
stepWhose("the chosen player 's", { who: "chosen" })
event("end of combat on {who:step whose} turn", { on: "step", step: "endOfCombat", player: who() })
event(["end of combat", "the end of combat"], { on: "step", step: "endOfCombat" })
// 505.1a: either main phase.
event("the beginning of each of your main phases", {
  on: "anyOf",
  of: [
    { on: "step", step: "precombatMain", player: { who: "you" } },
    { on: "step", step: "postcombatMain", player: { who: "you" } },
  ],
})
