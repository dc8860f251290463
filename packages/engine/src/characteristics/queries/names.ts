import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { characteristics } from "../query.ts"

const BETWEEN_HALVES = " // "

/** Whether an object has a name: a split card that is no spell has those of both halves (709.4a). */
export function hasName(s: State, id: ObjectId, name: string): boolean {
  const own = characteristics(s, id).name
  return own === name || (own.includes(BETWEEN_HALVES) && own.split(BETWEEN_HALVES).includes(name))
}

/** Whether they have a name in common; what has no name shares none (201.2a). */
export function shareName(s: State, a: ObjectId, b: ObjectId): boolean {
  const { name } = characteristics(s, a)
  return name !== "" && name.split(BETWEEN_HALVES).some((one) => hasName(s, b, one))
}
