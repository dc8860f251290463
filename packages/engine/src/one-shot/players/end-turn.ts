import { fighting, leaveCombat } from "../../events/damage/combat-role.ts"
import { cease } from "../../events/moving/leave-game.ts"
import { moveAll } from "../../events/moving/move.ts"
import { record } from "../../events/record.ts"
import type { Phase } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import type { State } from "../../state/state.ts"
import { stepsOf } from "../../state/steps.ts"
import { stackHere } from "../../state/turn-markers.ts"
import { editState, setEffects } from "../../state/writing/edit.ts"
import { performStateBasedActions } from "./state-based-port.ts"

/** 724.1: ends the turn; the game continues with the cleanup step. */
export function endTurn(s: State): void {
  interrupt(s, "724.1")
  if (s.over !== null) return
  leaveAll(s)
  editState(s).turn = {
    ...s.turn,
    ahead: stepsOf("ending").slice(1),
    stage: "end",
    passes: 0,
    priority: s.turn.active,
  }
}

/** 724.2: ends the combat phase; does nothing in other phases (724.2g). */
export function endPhase(s: State): void {
  const { phase } = s.turn
  if (phase !== "combat") return
  interrupt(s, "724.2")
  if (s.over !== null) return
  leaveAll(s)
  // 724.2e: skips the rest of the phase.
  editState(s).turn = {
    ...s.turn,
    ahead: afterPhase(s, phase),
    stage: "end",
    passes: 0,
    priority: s.turn.active,
  }
}

function afterPhase(s: State, phase: Phase): State["turn"]["ahead"] {
  const { ahead } = s.turn
  const first = stepsOf(phase)[0].step
  const next = ahead.findIndex((entry) => entry.phase !== phase || entry.step === first)
  return next < 0 ? [] : ahead.slice(next)
}

/** The first steps of ending a turn or phase. */
function interrupt(s: State, rule: string): void {
  editState(s).waiting = [] // 724.1a, 724.2a
  exileStack(s, `${rule}b`)
  performStateBasedActions(s) // 724.1c, 724.2c
  record(s, {
    kind: "action",
    rule,
    player: s.turn.active,
    detail: rule === "724.1" ? "ends turn" : "ends combat",
  })
}

/** 724.1b, 724.2b: exiles all cards on the stack; other objects there cease to exist. */
function exileStack(s: State, rule: string): void {
  const here = stackHere(s)
  const cards = here.filter((id) => objectNow(s, id).kind === "card")
  for (const id of here) if (!cards.includes(id)) cease(s, id, rule)
  moveAll(
    s,
    cards.map((id) => ({ id, to: "exile" as const, rule, cause: "effect" as const })),
  )
}

function leaveAll(s: State): void {
  for (const id of fighting(s)) leaveCombat(s, id)
  if (s.turn.phase === "combat") endOfCombat(s)
}

/** 724.2d: "until end of combat" effects end. */
function endOfCombat(s: State): void {
  setEffects(
    s,
    s.effects.filter((effect) => effect.duration !== "endOfCombat"),
  )
}
