import type { ColorLetter } from "../language/filter.ts"
import type { GameObject } from "./object.ts"
import type { State } from "./state.ts"

/** 903.3: the card that makes the object a commander, itself or a component of a melded or merged permanent (903.3b, c); 0 if none. */
export function commanderCard(s: State, object: GameObject): number {
  const { commanders } = s.players[object.owner]
  if (commanders.length === 0) return 0
  if (commanders.includes(object.card)) return object.card
  const part = object.memory?.components?.find((c) => s.players[c.owner].commanders.includes(c.card))
  return part?.card ?? 0
}

/** 903.4b: the color chosen before the game for the card, if it is a commander that has one chosen; nothing else that has its abilities has. */
export function commanderColor(s: State, object: GameObject): ColorLetter | undefined {
  return s.players[object.owner].commanderColors?.[object.card]
}
