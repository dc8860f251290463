import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { characteristics } from "../query.ts"

const BETWEEN_HALVES = " // "

/** Whether an object has a name: a split card has those of both halves, except as a spell (709.4a). */
export function hasName(s: State, id: ObjectId, name: string): boolean {
  const own = characteristics(s, id).name
  return own === name || (own.includes(BETWEEN_HALVES) && own.split(BETWEEN_HALVES).includes(name))
}

/** Whether any name of the object is among these. */
export function hasNameOf(s: State, id: ObjectId, names: ReadonlySet<string>): boolean {
  return characteristics(s, id)
    .name.split(BETWEEN_HALVES)
    .some((name) => names.has(name))
}

/** 201.2c: whether it has a name and shares none with any of the others; an object without a name differs from nothing. */
export function differsInName(s: State, id: ObjectId, others: readonly ObjectId[]): boolean {
  return characteristics(s, id).name !== "" && !others.some((other) => shareName(s, id, other))
}

/** Whether they share a name; an object without a name shares none (201.2a). */
export function shareName(s: State, a: ObjectId, b: ObjectId): boolean {
  const { name } = characteristics(s, a)
  return name !== "" && name.split(BETWEEN_HALVES).some((one) => hasName(s, b, one))
}
