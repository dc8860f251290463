import { GameError } from "./game-error.ts"
import type { GameObject, StackInfo } from "./object.ts"
import type { ObjectId } from "./ref.ts"
import type { State } from "./state.ts"

type Objects = Readonly<Pick<State, "objects">>

/** The stored object with this id, which must exist. Otherwise throws a `GameError` "internal". */
export function objectNow(s: Objects, id: ObjectId): GameObject {
  return s.objects[id] ?? missing(id)
}

/** The stack information of the spell or ability with this id, which must be on the stack. Throws as `objectNow` does. */
export function stackInfoOf(s: Objects, id: ObjectId): StackInfo {
  return objectNow(s, id).stack ?? missing(id)
}

function missing(id: ObjectId): never {
  throw new GameError("internal", `object ${id} is not where it must be`)
}
