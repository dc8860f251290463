import type { Amount, Filter } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { f } from "./subject.ts"

// What happens to permanents where they are.

event("you unlock this door", { on: "unlocked", object: { is: "self" }, player: { who: "you" } })
for (const door of ["left", "right"] as const)
  event("you unlock this door", { on: "unlocked", door, object: { is: "self" }, player: { who: "you" } })
event("you tap {what:subject} for mana", {
  on: "taps",
  object: { is: "and", of: [f(), { is: "controlledBy", player: { who: "you" } }] },
  forMana: true,
})
event("a player taps {what:subject} for mana", { on: "taps", object: f(), forMana: true })
event("you control no {t:plain things}", {
  on: "state",
  condition: {
    if: "not",
    of: {
      if: "exists",
      filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
    },
  },
})
event("you control {n:number} or more {t:plain things}", {
  on: "state",
  condition: {
    if: "exists",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
    atLeast: $<Amount>("n"),
  },
})
const destroyer = define<Filter>(ORACLE, "destroyer")
destroyer("a spell or ability you control", { is: "controlledBy", player: { who: "you" } })
destroyer("a spell or ability a opponent controls", { is: "controlledBy", player: { who: "opponents" } })
event("{d:destroyer} destroys {what:subject}", { on: "destroyed", object: f(), source: $<Filter>("d") })
event("~ has no {kind:counter} counters on it", {
  on: "state",
  condition: {
    if: "is",
    of: { sel: "self" },
    filter: { is: "counters", kind: $<string>("kind"), op: "=", than: 0 },
  },
})
