import { runScenario, type Scenario, type ScenarioResult } from "@apnap/scenarios"
import type { Task } from "../pool/task.ts"
import { stockFor } from "./stock.ts"

/** Sources of the scenarios and their cards. */
export interface ConformanceContext {
  path: string
  cards: string | undefined
}

/** Runs a scenario. */
export const conformanceTask: Task<ConformanceContext, Scenario, ScenarioResult> = {
  name: "conformance",
  prepare: async ({ path, cards }) => {
    const stock = await stockFor(path, cards)
    return (scenario) => runScenario(scenario, stock)
  },
}
