import type { Condition, Effect, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { statics } from "../../oracle.ts"

// Steps, phases and turns that are skipped (614.10).

for (const [words, what] of [
  ["untap step", "untap"],
  ["upkeep step", "upkeep"],
  ["draw step", "draw"],
  ["combat phase", "combat"],
] as const) {
  statics(`skip your ${words}`, { static: "skipStep", who: { who: "you" }, what })
  statics(`players skip their ${words}s`, { static: "skipStep", who: { who: "players" }, what })
}
statics(
  [
    "if {p:hurt player} would begin a extra turn , that player skips that turn instead",
    "if {p:hurt player} would begin a extra turn , skip that turn instead",
  ],
  { static: "skipStep", who: $<PlayerSelector>("p"), what: "extraTurn" },
)
// What is skipped by choice, and what is done for it (614.10b).
for (const [words, noun, what] of [
  ["turn", "turn", "turn"],
  ["untap step", "step", "untap"],
  ["upkeep step", "step", "upkeep"],
  ["draw step", "step", "draw"],
  ["combat phase", "phase", "combat"],
] as const) {
  const then = `you may skip that ${noun} instead . if you do , {e:sentence}`
  const skipped = { static: "skipStep", who: { who: "you" }, what } as const
  statics(`if you would begin your ${words} , ${then}`, {
    ...skipped,
    optional: true,
    then: $<Effect>("e"),
  })
  statics(`if you would begin your ${words} while {c:condition} , ${then}`, {
    ...skipped,
    condition: $<Condition>("c"),
    optional: true,
    then: $<Effect>("e"),
  })
}
