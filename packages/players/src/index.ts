/** Computer players, simulation, and the strength and speed benchmarks. */
export { type Bout, type BoutResult, bouts, type Playing, playBout } from "./arena/arena.ts"
export { type Pairs, pairsOf } from "./arena/pairs.ts"
export { wilson } from "./arena/wilson.ts"
export { choosePlayer, LEVELS, type Level, type Opponent, type Thinking } from "./opponents/opponent.ts"
export { type Dice, dice, randomAnswer, randomPlayer } from "./random.ts"
export type { CardSource } from "./scenario/card-source.ts"
export { BUILT_IN, parseDecks, type ScenarioDecks } from "./scenario/decks.ts"
export { parseDisputes } from "./scenario/disputes.ts"
export type {
  Check as ScenarioCheck,
  Entry as ScenarioEntry,
  OwnCard,
  Scenario,
  Stop as ScenarioStop,
} from "./scenario/format.ts"
export {
  areaOf,
  type Dispute,
  judged,
  mostLacking,
  type Outcome,
  type ScenarioResult,
  summarise,
  summariseByArea,
} from "./scenario/outcome.ts"
export { compileOwn } from "./scenario/own-cards.ts"
export { readScenario, readScenarios, type ScenarioFault } from "./scenario/read.ts"
export { positionOf, runScenario } from "./scenario/run.ts"
export type { Stock } from "./scenario/setup.ts"
export type { Steps } from "./search/effort.ts"
export { inProgress } from "./search/in-progress.ts"
export { type Seating, seatingFor } from "./seating/seating.ts"
export { checkedGame, type Way } from "./simulation/checking-mode.ts"
export { type Fixture, fixtureOf } from "./simulation/fixture.ts"
export { GameFailure } from "./simulation/game-failure.ts"
export { type PoolFailure, type PoolPlay, type PoolResult, playPool } from "./simulation/pool.ts"
export {
  gameSetup,
  playRandomly,
  type Simulation,
  type SimulationResult,
  simulate,
} from "./simulation/simulate.ts"
