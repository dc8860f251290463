/**
 * For the packages of this repository: writers of the state (the computer players' imagined worlds, the judge's positions, benchmarks), and why something is
 * refused in a state that no `Game` holds. A program that uses the engine changes a game by `Game.decide` alone.
 */

export { type DeclarationCheck, declarationCheck } from "./combat/declaration-check.ts"
export { changeCounters } from "./events/counter-store.ts"
export { record } from "./events/record.ts"
export { mayBeCompanion } from "./game/setup/companion.ts"
export { mayKnow, seesHand } from "./game/view/view.ts"
export { whyNotAttack, whyNotBlock } from "./game/why/combat.ts"
export { refusals } from "./game/why/refusals.ts"
export { whyNotTarget } from "./game/why/target.ts"
export { edit, editPlayer, editState, fork, invalidate, notesOf, writable } from "./state/edit.ts"
export { setDice } from "./state/random/dice.ts"
