import type { CardDefinition, CardFace } from "../../language/card.ts"
import type { GameObject } from "../../state/object.ts"
import type { State } from "../../state/state.ts"
import { type Characteristics, faceCharacteristics, faceDownFace } from "./characteristics.ts"
import { halves } from "./split.ts"

/** The characteristics of each definition's faces, filled on demand; null for cards with two halves. */
type Printed = (readonly Characteristics[] | null)[]

const tables = new WeakMap<readonly CardDefinition[], Printed>()
/** Memo of the last table: a game asks for the same one thousands of times before a token makes a new one. */
let definitions: readonly CardDefinition[] = []
let printed: Printed = []

/** A face without any characteristics. */
const NO_FACE: CardFace = { name: "", types: [] }

/** The characteristics before continuous effects: the face that is up, or the face-down values (708.2). */
export function baseCharacteristics(s: State, object: GameObject): Characteristics {
  if (object.faceDown && (object.zone === "battlefield" || object.zone === "stack"))
    return faceCharacteristics(faceDownFace(object.memory?.faceDownAs))
  // 315.5b, 121.8
  if (object.faceDown && (object.zone === "command" || object.zone === "hand"))
    return faceCharacteristics(NO_FACE)
  if (s.definitions !== definitions) turnTo(s.definitions)
  let faces = printed[object.def]
  if (faces === undefined) {
    faces = facesOf(s.definitions[object.def])
    printed[object.def] = faces
  }
  return faces === null ? halves(s.definitions[object.def], object) : (faces[object.face] ?? faces[0])
}

function turnTo(list: readonly CardDefinition[]): void {
  let known = tables.get(list)
  if (known === undefined) {
    known = []
    tables.set(list, known)
  }
  definitions = list
  printed = known
}

function facesOf({ layout, faces }: CardDefinition): readonly Characteristics[] | null {
  if (layout === "split" || layout === "room") return null
  const [front, ...others] = faces.map(faceCharacteristics)
  return [
    front,
    ...(layout === "transform" || layout === "battle" ? others.map((back) => costedAs(front, back)) : others),
  ]
}

/** 202.3b, 712.8e: the back of a nonmodal double-faced permanent or spell has the mana value of its front; a copy of it doesn't. */
function costedAs({ manaValue }: Characteristics, back: Characteristics): Characteristics {
  return { ...back, manaValue }
}
