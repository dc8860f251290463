import { characteristics } from "../../characteristics/query.ts"
import type { Change } from "../../language/statics/change.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { colorsOfFace, faceUpValues } from "./copiable.ts"

/** 707.9c: exceptions by which an object keeps a value of its own, with that value: its name, or the colors it has now as copiable values. */
export function withOwnValues(s: State, id: ObjectId, except: readonly Change[]): readonly Change[] {
  return except.map((change) => ownValue(s, id, change) ?? change)
}

export function ownValue(s: State, id: ObjectId, { change }: Change): Change | undefined {
  if (change === "ownName") return { change: "name", name: characteristics(s, id).name }
  if (change !== "ownColors") return undefined
  const { definition, face } = faceUpValues(s, id)
  return { change: "setColors", colors: colorsOfFace(s.definitions[definition].faces[face]) }
}
