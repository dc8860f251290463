import type { Amount, Filter } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { f } from "./subject.ts"

// What happens to permanents where they are.

event("{what:subject} mutate(s)", { on: "action", action: "mutate", object: f() })
event("{what:subject} explore(s)", { on: "action", action: "explore", object: f() })
event("{what:subject} is/are tapped for mana", { on: "taps", object: f(), forMana: true })
event("{what:subject} become(s) tapped", { on: "taps", object: f() })
event("{what:subject} become(s) untapped", { on: "untaps", object: f() })
event("{what:subject} is/are turned face up", { on: "turnedFaceUp", object: f() })
event("{what:subject} exploit(s) a creature", { on: "action", action: "exploit", object: f() })
event("you unlock this door", { on: "unlocked", object: { is: "self" }, player: { who: "you" } })
for (const door of ["left", "right"] as const)
  event("you unlock this door", { on: "unlocked", door, object: { is: "self" }, player: { who: "you" } })
event("{what:subject} train(s)", { on: "action", action: "train", object: f() })
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
event(["{what:subject} transforms into ~", "{what:subject} transforms"], { on: "transforms", object: f() })
event("{what:subject} become(s) prepared", { on: "action", action: "prepared", object: f() })
event("{what:subject} become(s) renowned", { on: "action", action: "renowned", object: f() })
event("{what:subject} become(s) monstrous", { on: "action", action: "monstrous", object: f() })
event("you control {n:number} or more {t:plain things}", {
  on: "state",
  condition: {
    if: "exists",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
    atLeast: $<Amount>("n"),
  },
})
event("{what:subject} phase(s) in", { on: "phases", object: f(), out: false })
event("{what:subject} phase(s) out", { on: "phases", object: f(), out: true })
event("{what:subject} enter(s) or transforms into ~", {
  on: "anyOf",
  of: [
    { on: "moves", object: f(), to: "battlefield" },
    { on: "transforms", object: f() },
  ],
})
const destroyer = define<Filter>(ORACLE, "destroyer")
destroyer("a spell or ability you control", { is: "controlledBy", player: { who: "you" } })
destroyer("a spell or ability a opponent controls", { is: "controlledBy", player: { who: "opponents" } })
event("{d:destroyer} destroys {what:subject}", { on: "destroyed", object: f(), source: $<Filter>("d") })
event("{what:subject} explore(s) a {t:card thing}", {
  on: "action",
  action: "explore",
  object: f(),
  card: $<Filter>("t"),
})
event("~ has no {kind:counter} counters on it", {
  on: "state",
  condition: {
    if: "is",
    of: { sel: "self" },
    filter: { is: "counters", kind: $<string>("kind"), op: "=", than: 0 },
  },
})
event("{what:subject} phase(s) out or leave(s) the battlefield", {
  on: "anyOf",
  of: [
    { on: "phases", object: f(), out: true },
    { on: "moves", object: f(), from: "battlefield" },
  ],
})
