/**
 * For packages of this repository only: those that write states (imagined worlds of computer players, positions for the judge, benchmarks),
 * and refusals in a state that no `Game` holds. Programs that use the engine change a game only by `Game.decide`.
 */

export { valuesFaceUp } from "./characteristics/face-up-values.ts"
export { type DeclarationCheck, declarationCheck } from "./combat/declaration-check.ts"
export { changeCounters } from "./events/counter-store.ts"
export { record } from "./events/record.ts"
export { mayBeCompanion } from "./game/setup/companion.ts"
export { startWithConspiracy } from "./game/setup/conspiracy.ts"
export { mayKnow, seesHand } from "./game/view/view.ts"
export { whyNotAttack, whyNotBlock } from "./game/why/combat.ts"
export { type LayerOrder, layerOrders } from "./game/why/layer-orders.ts"
export { refusals } from "./game/why/refusals.ts"
export { whyNotTarget } from "./game/why/target.ts"
export { makeEvent } from "./state/new-event.ts"
export { setDice } from "./state/random/dice.ts"
export { edit, editPlayer, editState, fork, invalidate, notesOf, writable } from "./state/writing/edit.ts"
