import { hash } from "../state/hash.ts"
import type { State } from "../state/state.ts"
import { gameData } from "./saving/save.ts"

/**
 * A 64-bit digest of a game as 16 hex digits: equal for equal games, no matter how they were reached, saved or forked. Serial numbers of
 * decisions and answers given early are not included.
 */
export function digest(s: State): string {
  const { serial: _, early: __, ...data } = gameData(s)
  return hash(JSON.stringify(data))
}
