/** Computer players, simulation, and the strength and speed benchmarks. */
export { dice, type Dice, randomAnswer, randomPlayer } from "./random.ts"
export { checkedGame, gameSetup, playRandomly, simulate, type Simulation, type SimulationResult } from "./simulation/simulate.ts"
export type { Scenario } from "./scenario/format.ts"
export { readScenarios, type ScenarioFault } from "./scenario/read.ts"
export { type Outcome, runScenario, type ScenarioResult } from "./scenario/run.ts"
export type { CardFinder } from "./scenario/setup.ts"
