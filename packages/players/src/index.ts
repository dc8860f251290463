/** Computer players, simulation, and the strength and speed benchmarks. */
export { type Dice, dice, randomAnswer, randomPlayer } from "./random.ts"
export type { Scenario } from "./scenario/format.ts"
export { readScenarios, type ScenarioFault } from "./scenario/read.ts"
export { type Outcome, runScenario, type ScenarioResult } from "./scenario/run.ts"
export type { CardFinder } from "./scenario/setup.ts"
export { type Fixture, fixtureOf } from "./simulation/fixture.ts"
export {
  checkedGame,
  GameFailure,
  gameSetup,
  playRandomly,
  type Simulation,
  type SimulationResult,
  simulate,
} from "./simulation/simulate.ts"
