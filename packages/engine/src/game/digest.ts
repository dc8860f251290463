import { hash } from "../state/hash.ts"
import type { State } from "../state/state.ts"
import { gameData } from "./saving/save.ts"

/**
 * A 64-bit digest of a game as 16 hex digits: equal for equal games, whatever way they were reached, saved or forked. How decisions are numbered, and
 * answers that wait for their turn, are no part of the game.
 */
export function digest(s: State): string {
  const { serial: _, early: __, ...data } = gameData(s)
  return hash(JSON.stringify(data))
}
