import { invalidateIfRead } from "../characteristics/layers/derived.ts"
import { sideOf } from "../characteristics/queries/teams.ts"
import { skipCombatWithoutAttackers } from "../combat/attackers.ts"
import { someoneStrikesFirst } from "../combat/strikes.ts"
import { fighting, leaveCombat } from "../events/damage/combat-role.ts"
import { recordEvent, simultaneously } from "../events/record.ts"
import type { Step } from "../language/vocabulary.ts"
import { blankEvent } from "../state/new-event.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editTurn } from "../state/writing/edit.ts"
import { expire, expireAtStep } from "./durations.ts"
import { isBetweenTurns, passMarker } from "./marker-rotation.ts"
import { beginTurn } from "./next-turn.ts"
import { doAfterSkips } from "./optional-skips.ts"
import { isSkipped } from "./skips.ts"
import { skipsFirstDraw } from "./starting/first-draw.ts"
import { STEP_RULE } from "./steps.ts"
import { emptyPools } from "./unspent-mana.ts"
import { setTurn } from "./write.ts"

/** 500.5: as a step or phase ends, effects that last until then expire, then unspent mana empties; earlier rules had the reverse order. */
export function endStep(s: State): void {
  const effectsFirst = s.ruleset.knobs.stepEndOrder === "effects-first"
  if (effectsFirst) expire(s)
  emptyPools(s)
  if (!effectsFirst) expire(s)
  const { phase, step, combat } = s.turn
  if (step === "declareAttackers" && combat !== null) skipCombatWithoutAttackers(s)
  const next = s.turn.ahead[0]
  if (phase === "combat" && (next?.phase !== "combat" || next.step === "beginningOfCombat")) endCombat(s)
  beginNextStep(s)
}

/** 511.3: all creatures, planeswalkers and battles leave combat. */
function endCombat(s: State): void {
  for (const id of fighting(s)) leaveCombat(s, id)
  const turn = editTurn(s)
  turn.combat = null
  turn.defending = -1
}

/** Begins the next step of this turn, or the next turn. */
export function beginNextStep(s: State): void {
  // 514.3a: another cleanup step follows one in which players got priority.
  const next = s.turn.cleanupAgain ? CLEANUP : s.turn.ahead[0]
  if (next === undefined) return beginNextTurn(s)
  if (next !== CLEANUP && skipNext(s)) return beginNextStep(s)
  const step = isFirstOfTwo(s, next.step) ? "firstStrikeDamage" : next.step
  const turn = editTurn(s)
  if (next !== CLEANUP && step === next.step) turn.ahead = turn.ahead.slice(1)
  turn.step = step
  turn.phase = next.phase
  turn.added = ("added" in next ? next.added : undefined) ?? 0
  turn.stage = "begin"
  turn.priority = turn.active
  turn.passes = 0
  turn.part = 0
  turn.cleanupAgain = false
  invalidateIfRead(s, "step")
  expireAtStep(s)
  const { active } = turn
  const rule = next === CLEANUP ? "514.3a" : STEP_RULE[step]
  recordSteps(s, active, step, rule)
  doAfterSkips(s)
}

function recordSteps(s: State, active: PlayerId, step: Step, rule: string): void {
  if (!s.options.sharedTurns) return recordStep(s, active, step, rule)
  simultaneously(s, () => {
    for (const player of sideOf(s, active)) recordStep(s, player, step, rule)
  })
}

function recordStep(s: State, player: PlayerId, step: Step, rule: string): void {
  const event = blankEvent("step", rule)
  event.player = player
  event.detail = step
  recordEvent(s, event)
}

/** 510.4: as the combat damage step begins, checks whether there will be two of them. */
function isFirstOfTwo(s: State, next: Step): boolean {
  return next === "combatDamage" && s.turn.combat?.struckFirst === null && someoneStrikesFirst(s)
}

const CLEANUP = { step: "cleanup", phase: "ending" } as const

/** 500.11: skips the next step, or the whole next phase. Returns true if something was skipped. */
function skipNext(s: State): boolean {
  const { ahead, phase, active } = s.turn
  const [next] = ahead
  if (next.phase !== phase && isSkipped(s, active, next.phase)) {
    const end = ahead.findIndex((entry) => entry.phase !== next.phase)
    setTurn(s, { ahead: end < 0 ? [] : ahead.slice(end) })
    return true
  }
  if (!(next.step === "draw" && skipsFirstDraw(s)) && !isSkipped(s, active, next.step)) return false
  setTurn(s, { ahead: ahead.slice(1) })
  return true
}

/** The turn has ended: the next one begins; in Grand Melee the marker is passed first (807.4c). */
export function beginNextTurn(s: State): void {
  if (s.markers !== undefined && !isBetweenTurns(s)) return passMarker(s)
  if (beginTurn(s)) beginNextStep(s)
}
