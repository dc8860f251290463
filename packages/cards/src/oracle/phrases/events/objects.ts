import type { PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { f } from "./subject.ts"

// Events of permanents in place.

event("you unlock this door", { on: "unlocked", object: { is: "self" }, player: { who: "you" } })
for (const door of ["left", "right"] as const)
  event("you unlock this door", { on: "unlocked", door, object: { is: "self" }, player: { who: "you" } })
event("you tap {what:subject} for mana", {
  on: "taps",
  object: { is: "and", of: [f(), { is: "controlledBy", player: { who: "you" } }] },
  forMana: true,
})
event("a opponent taps {what:subject} for mana", {
  on: "taps",
  object: { is: "and", of: [f(), { is: "controlledBy", player: { who: "opponents" } }] },
  forMana: true,
})
event("a player taps {what:subject} for mana", { on: "taps", object: f(), forMana: true })
const destroyer = define<PlayerSelector>(ORACLE, "destroyer")
destroyer("a spell or ability you control", { who: "you" })
destroyer("a spell or ability a opponent controls", { who: "opponents" })
event("{d:destroyer} destroys {what:subject}", {
  on: "destroyed",
  object: f(),
  causer: $<PlayerSelector>("d"),
})
// 702.170a, 702.170c: by the special action or by an effect.
event("{what:subject} becomes plotted", {
  on: "anyOf",
  of: [
    { on: "action", action: "plot", object: f() },
    { on: "action", action: "plotted", object: f() },
  ],
})
