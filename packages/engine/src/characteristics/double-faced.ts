import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** 712.1: whether it is represented by a card, token or copy with two faces, of which one is up. */
export function isDoubleFaced(s: State, id: ObjectId): boolean {
  const { layout } = s.definitions[s.objects[id]!.def]
  return layout === "transform" || layout === "modalDfc" || layout === "battle"
}
