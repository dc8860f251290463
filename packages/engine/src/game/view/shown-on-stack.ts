import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/**
 * 701.20a: the cards that stay revealed while an object is on the stack: those revealed as its cost, and a card in hand whose own ability
 * it is (602.2a).
 */
export function shownOnStack(s: State): ReadonlySet<ObjectId> {
  if (s.stack.length === 0) return NOTHING
  const stack = new Set(s.stack)
  const paid = s.events.filter(({ kind, source }) => kind === "revealed" && stack.has(source))
  const sources = s.stack.flatMap((id) => objectNow(s, id).stack?.source ?? [])
  return new Set([...paid.map(({ object }) => object), ...sources])
}

const NOTHING: ReadonlySet<ObjectId> = new Set()
