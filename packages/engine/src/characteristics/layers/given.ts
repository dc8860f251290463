import { map, mentions } from "../../language/visit.ts"
import type { ObjectId } from "../../state/ref.ts"

const givenByObject = new WeakMap<object, Map<ObjectId, unknown>>()

/**
 * Abilities, or what has them, as this object gives them: its name in them means that object (201.5a). The same piece and object give the same
 * result, so that what is known of it stays known.
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

/** Under this id stands a piece that is the same whoever gives it. */
const ANYBODY: ObjectId = 0
