import type { Filter } from "../../language/filter.ts"
import { mentions } from "../../language/visit.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { objectOf } from "../query.ts"

const known = new WeakMap<Filter, boolean>()

/**
 * 109.2: whether a description by card type or subtype, or as a permanent, means a permanent, since it names neither a zone nor a spell: "a creature", "an
 * artifact or creature you control".
 */
function meansPermanent(filter: Filter): boolean {
  let means = known.get(filter)
  if (means === undefined) {
    means = describesPermanent(filter)
    known.set(filter, means)
  }
  return means
}

function describesPermanent(filter: Filter): boolean {
  if (filter.is === "or") return filter.of.every(describesPermanent)
  if (filter.is === "and")
    return filter.of.some(describesPermanent) && !mentions(filter, "is", "spell", "ability", "inZone")
  return filter.is === "type" || filter.is === "subtype" || filter.is === "permanent"
}

/** Whether the object is where the description looks: a description that means a permanent finds nothing elsewhere (109.2). */
export function isWhereMeant(s: State, filter: Filter, id: ObjectId): boolean {
  return !meansPermanent(filter) || objectOf(s, id)?.zone === "battlefield"
}
