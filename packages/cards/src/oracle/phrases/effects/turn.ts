import type { Amount } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, does } from "../../oracle.ts"

// Phases, steps and turns that are added or skipped (500.7, 500.11), and more lands to play in one.

clause("you may play a additional land this turn", { do: "permitLandPlays", count: 1 })
clause("you may play {n:number} additional lands this turn", { do: "permitLandPlays", count: $<Amount>("n") })
clause("after this phase , there is a additional combat phase", { do: "extraPhase", phases: ["combat"] })
clause(
  [
    "after this phase , there is a additional combat phase followed by a additional main phase",
    "after this main phase , there is a additional combat phase followed by a additional main phase",
  ],
  {
    do: "extraPhase",
    phases: ["combat", "postcombatMain"],
  },
)
clause("end the turn", { do: "endTurn" })
for (const [words, step] of [
  ["turn", "turn"],
  ["untap step", "untap"],
  ["draw step", "draw"],
  ["combat phase", "combat"],
] as const)
  does([`skip(s) {o:owners} next ${words}`], { do: "skip", what: step })
