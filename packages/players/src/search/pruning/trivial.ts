import type { Decision, PlayerId, State, Step } from "@apnap/engine"

/** Decisions that need no search: they don't matter, or the heuristics suffice. */
export function isTrivial(s: State, d: Decision): boolean {
  if (d.purpose === "mulligan" || d.purpose === "bottom" || d.purpose === "payByHand") return true
  if (d.kind === "priority")
    return isIdle(s, d.player) || d.options.every((o) => o.do === "pass" || (o.do === "activate" && o.mana))
  return d.kind === "choose" && d.min === d.options.length
}

const OWN: ReadonlySet<Step> = new Set<Step>([
  "precombatMain",
  "declareAttackers",
  "declareBlockers",
  "postcombatMain",
])
const OTHERS: ReadonlySet<Step> = new Set<Step>([
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "end",
])

/** Priority windows with an empty stack in which everything possible can be done as well or better in a later one (117.1). */
function isIdle({ stack, turn }: State, player: PlayerId): boolean {
  return stack.length === 0 && !(turn.active === player ? OWN : OTHERS).has(turn.step)
}
