import type { Change } from "../../../language/statics/change.ts"
import type { ObjectId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Copiable } from "../../face-up-values.ts"

type CopyOf = Extract<Change, { change: "copyOf" }>

/** What a static ability of this object copies, from the time it first applied (707.2c); before that, nothing. */
export function copiedBy(s: State, source: ObjectId, change: CopyOf): Copiable | undefined {
  return s.objects[source]?.memory?.copied?.[keyOfCopied(change)]
}

/** The change as written in the data: what an object remembers it by. */
export function keyOfCopied(change: CopyOf): string {
  return JSON.stringify(change)
}
