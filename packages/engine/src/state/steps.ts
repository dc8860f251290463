import type { Phase, Step } from "../language/vocabulary.ts"

/** The steps of a turn in order, each with its phase. Source: 500.1. First-strike damage is inserted when needed (510.4). */
export const TURN: readonly { step: Step; phase: Phase }[] = [
  { step: "untap", phase: "beginning" },
  { step: "upkeep", phase: "beginning" },
  { step: "draw", phase: "beginning" },
  { step: "precombatMain", phase: "precombatMain" },
  { step: "beginningOfCombat", phase: "combat" },
  { step: "declareAttackers", phase: "combat" },
  { step: "declareBlockers", phase: "combat" },
  { step: "combatDamage", phase: "combat" },
  { step: "endOfCombat", phase: "combat" },
  { step: "postcombatMain", phase: "postcombatMain" },
  { step: "end", phase: "ending" },
  { step: "cleanup", phase: "ending" },
]

export function phaseOf(step: Step): Phase {
  return TURN.find((entry) => entry.step === step)?.phase ?? "combat"
}

/** The steps of one phase. */
export function stepsOf(phase: Phase): readonly { step: Step; phase: Phase }[] {
  return TURN.filter((entry) => entry.phase === phase)
}

/** The rule that describes each step. */
export const STEP_RULE: Readonly<Record<Step, string>> = {
  untap: "502",
  upkeep: "503",
  draw: "504",
  precombatMain: "505",
  beginningOfCombat: "507",
  declareAttackers: "508",
  declareBlockers: "509",
  firstStrikeDamage: "510",
  combatDamage: "510",
  endOfCombat: "511",
  postcombatMain: "505",
  end: "513",
  cleanup: "514",
}
