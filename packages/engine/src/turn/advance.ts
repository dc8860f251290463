import { resumeResolution } from "../resolving/resolve.ts"
import { isWaiting } from "../state/choose.ts"
import type { State } from "../state/state.ts"
import type { Subgame } from "../state/subgame.ts"
import { notesOf } from "../state/writing/edit.ts"
import { watchForLoop } from "./loops/loops.ts"
import { isBetweenTurns, mayBegin, rotate } from "./marker-rotation.ts"
import { givePriority } from "./priority.ts"
import { beginNextTurn, endStep } from "./progress.ts"
import { takeMulligans } from "./starting/mulligan.ts"
import { beginSubgame, endSubgame } from "./subgame-port.ts"
import { turnBasedActions } from "./turn-based-actions.ts"

/**
 * The turn machine: performs one atomic part of the game and returns. The position is in `State.turn`, so a game can be saved between any
 * two parts. A part that needs an answer is rerun from its start once it has that answer.
 */
export function advance(s: State): void {
  notesOf(s).forced++
  if (isBetweenTurns(s)) return mayBeginNow(s)
  if (s.subgame === undefined || !turnToSubgame(s, s.subgame)) advancePart(s)
  if (isWaiting()) return
  watchForLoop(s)
  rotate(s)
}

/** 807.4d: the turn of the current marker's holder, if no other marker is too close; else another turn goes on. */
function mayBeginNow(s: State): void {
  if (s.markers !== undefined && mayBegin(s, s.markers.current)) beginNextTurn(s)
  rotate(s)
}

/** 729: moves between a game and its subgame. Returns false if there was nothing to do. */
function turnToSubgame(s: State, subgame: Subgame): boolean {
  if (subgame.stage === "begins") beginSubgame(s)
  else if (subgame.stage === "ended") resumeResolution(s, subgame.resume)
  else if (s.over !== null) endSubgame(s)
  else return false
  return true
}

function advancePart(s: State): void {
  switch (s.turn.stage) {
    case "setup":
    case "mulligan":
    case "openingActions":
      return takeMulligans(s)
    case "begin":
      return turnBasedActions(s)
    case "priority":
      return givePriority(s)
    case "end":
      return endStep(s)
    case "over":
      return
  }
}
