import { hash } from "../state/hash.ts"
import type { State } from "../state/state.ts"
import { gameData } from "./save.ts"

/** A 64-bit digest of a game as 16 hex digits: equal for equal games, whatever way they were reached, saved or forked. */
export function digest(s: State): string {
  return hash(JSON.stringify(gameData(s)))
}
