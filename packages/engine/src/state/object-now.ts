import { GameError } from "./game-error.ts"
import type { GameObject, StackInfo } from "./object.ts"
import type { ObjectId } from "./ref.ts"
import type { State } from "./state.ts"

type Objects = Readonly<Pick<State, "objects">>

/** The object that has this id now, as stored: whoever asks knows that it is there. Throws a `GameError` "internal" where it is not. */
export function objectNow(s: Objects, id: ObjectId): GameObject {
  return s.objects[id] ?? missing(id)
}

/** What is stored of the spell or ability with this id, which is on the stack now. Throws as `objectNow` does. */
export function stackInfoOf(s: Objects, id: ObjectId): StackInfo {
  return objectNow(s, id).stack ?? missing(id)
}

function missing(id: ObjectId): never {
  throw new GameError("internal", `object ${id} is not where it must be`)
}
