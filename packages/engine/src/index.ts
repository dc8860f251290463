/** Apnap's rules engine: a game of Magic as a value. */
export * from "./language/index.ts"
export { Game, playOut } from "./game/game.ts"
export { GameError, type GameErrorCode } from "./game/errors.ts"
export type { GameSetup, PlayerSetup } from "./game/setup.ts"
export type * from "./state/decision.ts"
