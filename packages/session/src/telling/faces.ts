import type { CardFace, GameObject, State } from "@apnap/engine"
import type { PrintedFace } from "../protocol/table.ts"
import { faceText } from "./card-text.ts"

const NONE: readonly PrintedFace[] = []

/**
 * The faces of a card that its object doesn't currently show: the adventure, other side, other half or prototype. `name` is the object's
 * current name: both halves are returned for a split card or Room not named after one half alone, and of a merged permanent what lies
 * under its top, whose abilities it has (702.140e).
 */
export function otherFaces(s: State, object: GameObject, name: string): readonly PrintedFace[] {
  if (object.kind === "ability" || object.faceDown) return NONE
  const merged = object.memory?.merged
  if (merged !== undefined) return underneath(s, merged)
  const { faces } = s.definitions[object.def]
  if (faces.length < 2) return NONE
  const shown = faces[object.face] ?? faces[0]
  if (shown.name === name) return faces.filter((face) => face !== shown).map(printedFace)
  const isCopy = name !== "" && name !== s.definitions[object.def].name
  return isCopy ? NONE : faces.map(printedFace)
}

type Merged = NonNullable<NonNullable<GameObject["memory"]>["merged"]>

function underneath(s: State, merged: Merged): readonly PrintedFace[] {
  return merged.slice(1).map(({ definition, face }) => printedFace(s.definitions[definition].faces[face]))
}

/** Whether an object is named after all faces of its card, or none: its text is then given face by face. */
export function isTwofold(s: State, object: GameObject, name: string): boolean {
  const { faces, name: whole } = s.definitions[object.def]
  return faces.length > 1 && (name === whole || name === "") && faces.every((face) => face.name !== name)
}

export function printedFace(face: CardFace): PrintedFace {
  const { name, cost = "", types, supertypes = [], subtypes = [], power, toughness } = face
  const size = typeof power === "number" && typeof toughness === "number" ? `${power}/${toughness}` : ""
  return { name, cost, types, supertypes, subtypes, size, text: faceText(face) }
}
