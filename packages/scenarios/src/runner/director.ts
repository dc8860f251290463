import { type Answer, type Asker, answerFault, type Decision, type State } from "@apnap/engine"
import { choose } from "./answers/choosing.ts"
import { declare } from "./answers/declaring.ts"
import { distribute } from "./answers/distributing.ts"
import { order } from "./answers/ordering.ts"
import { takePriority } from "./answers/priority.ts"
import { answer } from "./answers/simple-answers.ts"
import { type Direction, seatOf } from "./direction.ts"
import { ScenarioEnd } from "./scenario-end.ts"

/** Plays all seats of a scenario by its script and queues. */
export function director(d: Direction): Asker {
  return (s, decision) => {
    const answer = decide(d, s, decision)
    const fault = answerFault(decision, answer)
    if (fault !== null)
      throw new ScenarioEnd(true, `${decision.purpose} of ${seatOf(d, decision.player)}: ${fault}`)
    return answer
  }
}

function decide(d: Direction, s: State, decision: Decision): Answer {
  switch (decision.kind) {
    case "priority":
      return takePriority(d, s, decision)
    case "attackers":
    case "blockers":
      return declare(d, s, decision)
    case "choose":
      return choose(d, s, decision)
    case "order":
      return order(d, s, decision)
    case "distribute":
      return distribute(d, s, decision)
    default:
      return answer(d, s, decision)
  }
}
