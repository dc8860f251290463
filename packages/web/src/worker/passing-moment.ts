import { type Decision, type Game, isPlayerRef, objectOf, refPlayer, viewOf } from "@apnap/engine"
import type { PassingMoment } from "../protocol/stops.ts"
import { PERSON } from "./setup.ts"

/** What matters for passing of the moment at which a decision is asked for. */
export function momentOf({ state }: Game, decision: Decision): PassingMoment {
  const { turn } = state
  return {
    turn: turn.number,
    isMyTurn: turn.active === PERSON,
    step: turn.step,
    stack: state.stack.map((id) => ({ id, controller: objectOf(state, id)?.controller ?? -1 })),
    canAct:
      decision.kind === "priority" &&
      decision.options.some((o) => o.do !== "pass" && !(o.do === "activate" && o.mana)),
    attacked: viewOf(state, PERSON).battlefield.some(
      ({ attacking }) => isPlayerRef(attacking) && refPlayer(attacking) === PERSON,
    ),
  }
}
