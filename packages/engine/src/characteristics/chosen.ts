import type { GameObject, Memory } from "../state/object.ts"
import { pastOf } from "../state/past.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { valuesFaceUp } from "./face-up-values.ts"

type Chosen = NonNullable<Memory["chosen"]>

/** What was chosen for the abilities that the object has now (607.2d): nothing that was chosen for those of what it was before (607.5a). */
export function chosenFor(s: State, source: ObjectId): Chosen | undefined {
  const object = s.objects[source] ?? pastOf(s, source)?.object
  const chosen = object?.memory?.chosen
  if (object === undefined || chosen?.as === undefined) return chosen
  return chosen.as === valuesFaceUp(s, object).definition ? chosen : undefined
}

/** The choices for its present abilities with another one made now. */
export function withChoice(s: State, source: ObjectId, choice: Chosen): Chosen {
  const { as: _, ...before } = chosenFor(s, source) ?? {}
  return { ...before, ...choice }
}

/** 607.5a: as it becomes a copy of something else, what was chosen stays with what it is until then. */
export function tiedToDefinition(s: State, object: GameObject): Chosen | undefined {
  const chosen = object.memory?.chosen
  return chosen === undefined || chosen.as !== undefined
    ? chosen
    : { ...chosen, as: valuesFaceUp(s, object).definition }
}
