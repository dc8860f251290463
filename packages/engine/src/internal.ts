/**
 * Writers of the state, for the packages of this repository: the computer players' imagined worlds, the judge's positions, benchmarks. A program
 * that uses the engine changes a game by `Game.decide` alone.
 */
export { edit, editPlayer, fork, invalidate } from "./state/edit.ts"
export { setDice } from "./state/random/dice.ts"
