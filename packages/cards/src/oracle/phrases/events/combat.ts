import type { Amount, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { event, ORACLE } from "../../oracle.ts"
import { f } from "./subject.ts"

// Attacking and blocking (508.3, 509.3).

const attacked = define<PlayerSelector>(ORACLE, "attacked")
attacked("you", { who: "you" })
attacked("a opponent", { who: "opponents" })
attacked("enchanted player", { who: "enchanted" })
attacked("a player", { who: "players" })
attacked("one of your opponents", { who: "opponents" })
const orTheirs = define<PlayerSelector>(ORACLE, "attacked or theirs")
orTheirs(["you or a planeswalker you control"], {
  who: "you",
})
orTheirs("one of your opponents or a planeswalker they control", { who: "opponents" })
orTheirs("one of your opponents or a planeswalker a opponent controls", { who: "opponents" })
event("{what:subject} block(s) or become(s) blocked by {by:subject}", {
  on: "anyOf",
  of: [
    { on: "blocks", creature: f(), attacker: $<Filter>("by") },
    { on: "becomesBlocked", creature: f(), by: $<Filter>("by") },
  ],
})
event.iso(
  "~ and at least {n:number} other creatures attack",
  ({ n }) =>
    typeof n === "number" ? { on: "attacks", creature: { is: "self" }, atLeast: n + 1 } : undefined,
  (e) => {
    const { atLeast = 0 } = e.on === "attacks" && e.creature.is === "self" ? e : {}
    return atLeast > 2 && Object.keys(e).length === 3 ? { n: atLeast - 1 } : undefined
  },
)
event("{what:subject} block(s) or become(s) blocked by one or more {by:plain things}", {
  on: "anyOf",
  of: [
    { on: "blocks", creature: f(), attacker: $<Filter>("by"), batch: true },
    { on: "becomesBlocked", creature: f(), by: $<Filter>("by"), batch: true },
  ],
})
event(["~ and at least one other creature attack", "~ and another creature attack"], {
  on: "attacks",
  creature: { is: "self" },
  atLeast: 2,
})
event("~ and at least one other {t:plain thing} attack", {
  on: "attacks",
  creature: { is: "self" },
  with: $<Filter>("t"),
})
event("you attack with creatures with total power {n:number} or greater", {
  on: "attackers",
  by: { who: "you" },
  totalPower: $<Amount>("n"),
})
event("you exert {what:subject}", {
  on: "exerts",
  creature: { is: "and", of: [f(), { is: "controlledBy", player: { who: "you" } }] },
})
