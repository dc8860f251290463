import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** The top (or bottom) cards of a library, topmost (or lowest) first. A card that is about to enter the battlefield isn't among them (614.13c). */
export function libraryTop(s: State, player: PlayerId, count: number, bottom = false): ObjectId[] {
  const all = s.players[player].library
  const library = s.entering.length === 0 ? all : all.filter((id) => !s.entering.includes(id))
  if (bottom) return library.slice(0, count)
  return library.slice(Math.max(0, library.length - count)).reverse()
}
