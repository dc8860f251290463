import type { Answer, Decision, State } from "@apnap/engine"
import { questionOf } from "@apnap/words"
import { PASS } from "../protocol/stops.ts"
import type { Moment } from "../protocol/table.ts"
import { actionText } from "../telling/describe.ts"
import type { Seat } from "./seat.ts"
import { sharedQuestion } from "./shared-things.ts"

/** The moment at which a person gave this answer, as move number `move`, to go back to. */
export function answeredMoment(
  { moments, viewer }: Seat,
  state: State,
  decision: Decision,
  { answer, move }: { answer: Answer; move: number },
): Moment {
  const { number, active, step } = state.turn
  const isAction = decision.kind === "priority" && typeof answer === "number" && answer > PASS
  const did = isAction && decision.options[answer] ? actionText(state, decision.options[answer]) : ""
  const question = sharedQuestion(questionOf(state, decision, viewer))
  return { at: moments.length, move, turn: number, active, step, question, did }
}
