import type { Answer, Asker, Decision, State } from "@apnap/engine"
import { choose } from "./choosing.ts"
import { declare } from "./declaring.ts"
import type { Direction } from "./direction.ts"
import { distribute } from "./distributing.ts"
import { order } from "./ordering.ts"
import { takePriority } from "./priority.ts"
import { answer } from "./simple-answers.ts"

/** Plays all seats of a scenario by its script and queues. */
export function director(d: Direction): Asker {
  return (s, decision) => decide(d, s, decision)
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
