import { type Decision, type Game, isPlayerRef, objectOf, type PlayerId, refPlayer } from "@apnap/engine"
import type { PassingMoment } from "../protocol/stops.ts"

/** The facts that decide whether a player's passing continues past a decision. */
export function momentOf({ state }: Game, decision: Decision, me: PlayerId, rounds: number): PassingMoment {
  const { turn } = state
  return {
    turn: turn.number,
    isMyTurn: turn.active === me,
    step: turn.step,
    stack: state.stack.map((id) => ({ id, controller: objectOf(state, id)?.controller ?? -1 })),
    canAct:
      decision.kind === "priority" &&
      decision.options.some((o) => o.do !== "pass" && !(o.do === "activate" && o.mana)),
    rounds,
    attacked: state.battlefield.some((id) => {
      const attacking = objectOf(state, id)?.combat?.attacking ?? 0
      return isPlayerRef(attacking) && refPlayer(attacking) === me
    }),
  }
}
