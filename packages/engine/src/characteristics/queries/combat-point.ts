import type { CombatPoint } from "../../language/condition.ts"
import type { Step } from "../../language/vocabulary.ts"
import type { State } from "../../state/state.ts"

/** The steps of a combat phase in order, and the steps that each point means (506.7, 506.7a, 506.7b). */
const ORDER: readonly string[] = [
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "firstStrikeDamage",
  "combatDamage",
  "endOfCombat",
] satisfies Step[]
const POINTS: Readonly<Record<CombatPoint, readonly Step[]>> = {
  combat: ["beginningOfCombat"],
  attackers: ["declareAttackers"],
  blockers: ["declareBlockers"],
  damage: ["firstStrikeDamage", "combatDamage"],
  end: ["endOfCombat"],
}

/** 506.7c, d: whether it is before that point of this combat phase, or of the turn's first one. */
export function isBefore(s: State, point: CombatPoint, inCombat: boolean): boolean {
  const [first, isOver] = combat(s, inCombat)
  if (isOver) return false // 506.7e
  if (first.length === 0) return !inCombat && BEFORE_COMBAT.includes(s.turn.phase)
  const rank = ORDER.indexOf(POINTS[point][0])
  return first.every((step) => ORDER.indexOf(step) < rank)
}

/** 506.7e: if the combat phase was skipped, "before" it ends with the first main phase. */
const BEFORE_COMBAT: readonly string[] = ["beginning", "precombatMain"]

/** 506.7c, d, f: whether that point of the combat phase has come; for "after combat", whether the phase is over. */
export function isAfter(s: State, point: CombatPoint, inCombat: boolean): boolean {
  const [first, isOver] = combat(s, inCombat)
  if (point === "combat") return isOver || (first.length === 0 && !BEFORE_COMBAT.includes(s.turn.phase))
  return POINTS[point].some((step) => first.includes(step))
}

/** The steps that have begun in the relevant combat phase, and whether it is over. */
function combat(s: State, present: boolean): readonly [steps: readonly string[], isOver: boolean] {
  // In a shared turn each step begins for every member of the team (805.4).
  const begun = s.events.filter((e) => e.kind === "step" && e.player === s.turn.active).map((e) => e.detail)
  const starts = (i: number) => begun[i] === ORDER[0] || (isOfCombat(begun[i]) && !isOfCombat(begun[i - 1]))
  const from = present ? begun.findLastIndex((_, i) => starts(i)) : begun.findIndex((_, i) => starts(i))
  if (from < 0 || (present && s.turn.phase !== "combat")) return [[], false]
  const next = begun.findIndex((step, i) => i > from && (!isOfCombat(step) || starts(i)))
  return next < 0 ? [begun.slice(from), false] : [begun.slice(from, next), true]
}

function isOfCombat(step: string | undefined): boolean {
  return step !== undefined && ORDER.includes(step)
}
