import { map, mentions } from "../../language/visit.ts"
import type { ObjectId } from "../../state/ref.ts"

const givenByObject = new WeakMap<object, Map<ObjectId, unknown>>()

/**
 * A piece of abilities as this object gives it: its name in them means that object (201.5a). The same piece and object give the same
 * result, so that caches keep working.
 */
export function givenBy<T extends object>(piece: T, giver: ObjectId): T {
  const known = givenByObject.get(piece) ?? firstGiven(piece)
  const anybody = known.get(ANYBODY)
  if (anybody !== undefined) return anybody as T
  let given = known.get(giver)
  if (given === undefined) {
    given = map(piece, {
      sel: (node) => (node.sel === "giver" && node.object === undefined ? { ...node, object: giver } : node),
    })
    known.set(giver, given)
  }
  return given as T
}

function firstGiven(piece: object): Map<ObjectId, unknown> {
  const known = new Map<ObjectId, unknown>(mentions(piece, "sel", "giver") ? [] : [[ANYBODY, piece]])
  givenByObject.set(piece, known)
  return known
}

/** The key for a piece that is the same whoever gives it. */
const ANYBODY: ObjectId = 0
