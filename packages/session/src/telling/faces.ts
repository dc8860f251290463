import type { CardFace, GameObject, State } from "@apnap/engine"
import type { PrintedFace } from "../protocol/table.ts"
import { faceText } from "./card-text.ts"

const NONE: readonly PrintedFace[] = []

/**
 * The faces of a card that its object does not show as its own: the adventure, the other side, the other half, the prototype. `name` is what the
 * object is called now: of a split card or a Room that is called by no half alone they are both.
 */
export function otherFaces(s: State, object: GameObject, name: string): readonly PrintedFace[] {
  if (object.kind === "ability" || object.faceDown) return NONE
  const { faces } = s.definitions[object.def]
  if (faces.length < 2) return NONE
  const shown = faces[object.face] ?? faces[0]
  if (shown.name === name) return faces.filter((face) => face !== shown).map(printedFace)
  const isCopy = name !== "" && name !== s.definitions[object.def].name
  return isCopy ? NONE : faces.map(printedFace)
}

/** Whether an object is called by all of its card's faces, or by none: then its text is told face by face. */
export function isTwofold(s: State, object: GameObject, name: string): boolean {
  const { faces, name: whole } = s.definitions[object.def]
  return faces.length > 1 && (name === whole || name === "") && faces.every((face) => face.name !== name)
}

/** A face as it is printed. */
export function printedFace(face: CardFace): PrintedFace {
  const { name, cost = "", types, supertypes = [], subtypes = [], power, toughness } = face
  const size = typeof power === "number" && typeof toughness === "number" ? `${power}/${toughness}` : ""
  return { name, cost, types, supertypes, subtypes, size, text: faceText(face) }
}
