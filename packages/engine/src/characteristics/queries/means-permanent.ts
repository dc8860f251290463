import type { Filter } from "../../language/filter.ts"
import { mentions } from "../../language/visit.ts"
import type { Zone } from "../../language/vocabulary.ts"

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

/** Whether the description looks in the object's zone: one that means a permanent finds nothing off the battlefield (109.2). */
export function looksIn(filter: Filter, zone: Zone | undefined): boolean {
  return zone === "battlefield" || !meansPermanent(filter)
}
