import { PHASES, type Phase, type Step } from "../../language/vocabulary.ts"
import type { State } from "../../state/state.ts"
import { stepsOf, TURN } from "../../state/steps.ts"
import { editState } from "../../state/writing/edit.ts"

type Entry = State["turn"]["ahead"][number]

/** The first step of each phase, which marks where a new phase begins in the steps ahead. */
const FIRST: ReadonlySet<Step> = new Set(PHASES.map((phase) => stepsOf(phase)[0].step))

/** Adds phases or steps to this turn after the current or named phase or step (500.8 to 500.10); the most recently added comes first. */
export function addSteps(
  s: State,
  what: readonly (Phase | Step)[],
  after: Phase | Step | undefined,
  added: number,
): void {
  const lawful = after === undefined || isPhase(after) ? what.filter((name) => mayFollowPhase(s, name)) : what
  const steps = lawful.flatMap(entriesOf).map((entry): Entry => ({ ...entry, added }))
  const { ahead } = s.turn
  const at = placeAfter(s, after)
  editState(s).turn = { ...s.turn, ahead: [...ahead.slice(0, at), ...steps, ...ahead.slice(at)] }
}

function isPhase(name: Phase | Step): name is Phase {
  return PHASES.some((phase) => phase === name)
}

/** Before 500.10 existed, an extra step could only follow a step (500.9). */
function mayFollowPhase(s: State, name: Phase | Step): boolean {
  return isPhase(name) || s.ruleset.knobs.extraStepAfterPhase
}

/** 500.10: a step added after a phase gets a phase of its own without other steps. */
function entriesOf(name: Phase | Step): readonly Entry[] {
  return isPhase(name) ? stepsOf(name) : TURN.filter((entry) => entry.step === name)
}

/** The index in the steps ahead where additions go. */
function placeAfter(s: State, after: Phase | Step | undefined): number {
  const { ahead, phase, step } = s.turn
  if (after === undefined || after === phase) return endOfPhase(ahead, 0, phase)
  if (after === step) return 0
  const at = ahead.findIndex((entry) => (isPhase(after) ? entry.phase === after : entry.step === after))
  if (at < 0) return endOfPhase(ahead, 0, phase)
  return isPhase(after) ? endOfPhase(ahead, at + 1, after) : at + 1
}

function endOfPhase(ahead: readonly Entry[], from: number, phase: Phase): number {
  let at = from
  while (at < ahead.length && ahead[at].phase === phase && !FIRST.has(ahead[at].step)) at++
  return at
}
