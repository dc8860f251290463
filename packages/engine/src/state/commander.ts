import type { GameObject } from "./object.ts"
import type { State } from "./state.ts"

/** 903.3: the card by which the object is a commander, itself or the other half of a melded permanent (903.3b); 0 for none. */
export function commanderCard(s: State, object: GameObject): number {
  const { commanders } = s.players[object.owner]
  if (commanders.length === 0) return 0
  if (commanders.includes(object.card)) return object.card
  const melded = object.memory?.melded
  return melded !== undefined && s.players[melded.owner].commanders.includes(melded.card) ? melded.card : 0
}
