/** Computer players, simulation, and the strength and speed benchmarks. */
export { type Bout, type BoutResult, bouts, playBout } from "./arena/arena.ts"
export { type Pairs, pairsOf } from "./arena/pairs.ts"
export type { Playing } from "./arena/play-to-end.ts"
export { wilson } from "./arena/wilson.ts"
export { purposeOf } from "./heuristics/choices.ts"
export { type CardTally, type ChunkResult, observations, playChunk, type Uses } from "./lab/chunk.ts"
export { type Estimate, estimate } from "./lab/fixed-width.ts"
export { type LabGame, points, rulesetOf, type Side } from "./lab/lab-game.ts"
export { LEAST_GAMES, type Limits, StudyProgress } from "./lab/progress.ts"
export { type Arm, type Chunk, type Contest, gamesInBlock, type LabRules, type Study } from "./lab/study.ts"
export type { PositionRows } from "./lab/training/position-rows.ts"
export { type SelfPlay, type SelfPlayed, selfPlay } from "./lab/training/self-play.ts"
export { choosePlayer, LEVELS, type Level, type Opponent, type Thinking } from "./opponents/opponent.ts"
export { FEATURES } from "./position-evaluation/features.ts"
export { HELD_FIELDS, PERMANENT_FIELDS } from "./position-evaluation/piece-fields.ts"
export { type Dice, dice, randomAnswer, randomPlayer } from "./random.ts"
export type { Steps } from "./search/effort.ts"
export { checkedGame, type Way } from "./simulation/checking/checking-mode.ts"
export { type Fixture, fixtureOf } from "./simulation/fixture.ts"
export { GameFailure } from "./simulation/game-failure.ts"
export { drawnDeck } from "./simulation/pool/drawn-deck.ts"
export { type PoolFailure, type PoolPlay, type PoolResult, playPool } from "./simulation/pool/pool.ts"
export {
  gameSetup,
  playRandomly,
  type Simulation,
  type SimulationResult,
  simulate,
  simulationResult,
  tallyGames,
} from "./simulation/simulate.ts"
export { addTally, emptyTally, type Tally } from "./simulation/tally.ts"
