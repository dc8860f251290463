/** Scenarios: the format, the runner that plays them, and the judge of their checks. */

export { BUILT_IN, type ScenarioDecks } from "./format/built-in-decks.ts"
export type { CardSource } from "./format/card-source.ts"
export { parseDecks } from "./format/decks.ts"
export { parseDisputes } from "./format/disputes.ts"
export type {
  Check as ScenarioCheck,
  Entry as ScenarioEntry,
  OwnCard,
  Scenario,
  Stop as ScenarioStop,
} from "./format/format.ts"
export { asOnce, type Lesson, type Once } from "./format/lesson.ts"
export {
  areaOf,
  type Dispute,
  judged,
  mostLacking,
  type Outcome,
  type RefusedEntry,
  type ScenarioResult,
  summarise,
  summariseByArea,
} from "./format/outcome.ts"
export { compileOwn } from "./format/own-cards.ts"
export { readScenario, readScenarios, type ScenarioFault } from "./format/read.ts"
export { type PermanentStanding, type PlayerStanding, type Standing, standingAt } from "./judge/standing.ts"
export type { Stock } from "./runner/position/setup.ts"
export { positionOf, runScenario } from "./runner/run.ts"
