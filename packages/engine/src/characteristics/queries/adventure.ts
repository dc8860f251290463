import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { valuesFaceUp } from "../face-up-values.ts"
import { objectOf } from "../query.ts"

/**
 * 715.2a: whether an object has the alternative characteristics of an Adventure, whether or not it uses them. They are copiable (715.2b);
 * a face-down permanent has none (708.2).
 */
export function hasAdventure(s: State, id: ObjectId): boolean {
  const object = objectOf(s, id)
  if (object === undefined || object.faceDown === true) return false
  const { layout, faces } = s.definitions[valuesFaceUp(s, object).definition]
  return layout === "adventure" && faces[1]?.subtypes?.includes("Adventure") === true
}
