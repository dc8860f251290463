import type { Action, Decision } from "@apnap/engine"
import { chooseSteps, optionSteps } from "./choose-steps.ts"
import { attackSteps, blockSteps, type IsLegal } from "./declare-steps.ts"
import { distributeSteps } from "./distribute-steps.ts"
import { numberSteps } from "./number-steps.ts"
import { orderSteps } from "./order-steps.ts"
import { option, type StepOption, type Stepped, type Stepping, single } from "./stepping.ts"

/** Context that the steps of some decisions need. */
export interface Surroundings {
  /** Whether a whole declaration of attackers or blockers is legal; null if all are. */
  isLegal: () => IsLegal
  /** The names on offer if any name may be chosen. */
  names: () => readonly string[]
}

/**
 * A decision as single-index steps. Every legal sequence leads to a legal answer, and every legal answer is reached, up to irrelevant
 * order; for declarations, only those found within bounds.
 */
export function stepsOf(decision: Decision, surroundings: Surroundings): Stepped {
  switch (decision.kind) {
    case "priority":
      return { next: single(decision.options.map(actionOption), (index) => index) }
    case "confirm": {
      const [ref = 0] = decision.about ?? []
      const label = decision.label ?? ""
      return { next: single([option("no", { ref, label }), option("yes", { ref, label })], (index) => index) }
    }
    case "number":
      return numberSteps([[decision.min, decision.max]], 0, (answer) => ({ answer }))
    case "choose":
      return begun(chooseSteps(decision))
    case "option":
      return begun(optionSteps(decision))
    case "order":
      return orderSteps(decision)
    case "distribute":
      return distributeSteps(decision)
    case "attackers":
      return attackSteps(decision, surroundings.isLegal())
    case "blockers":
      return blockSteps(decision, surroundings.isLegal())
    case "name": {
      const names = (decision.options ?? surroundings.names()).filter(
        (name) => decision.refused?.includes(name) !== true,
      )
      const options = names.map((label, value) => option("name", { label, value }))
      return { next: single(options, (index) => names[index]) }
    }
  }
}

function begun(step: Stepping | { answer: readonly number[] }): Stepped {
  return "answer" in step ? step : { next: step }
}

function actionOption(action: Action): StepOption {
  switch (action.do) {
    case "pass":
      return option("pass")
    case "cast":
      return option("cast", { ref: action.object, value: action.face, label: action.way })
    case "play":
      return option("play", { ref: action.object, value: action.face })
    case "activate":
      return option(action.mana ? "mana" : "activate", { ref: action.object, value: action.ability })
    case "special":
      return option("special", { ref: action.object, value: action.index ?? 0, label: action.what })
  }
}
