import type { GameObject } from "../state/object.ts"
import type { State } from "../state/state.ts"
import { definitionsContain } from "./definitions-contain.ts"
import { derived } from "./layers/derived.ts"

/** What a copy gets: the index of a definition in the state's table, and the index of the face that is up. */
export interface Copiable {
  definition: number
  face: number
}

/** Copiable values of a face-down permanent as if face up: the values it would have if turned up (707.3). */
export function valuesFaceUp(s: State, object: GameObject): Copiable {
  const { id, memory } = object
  const copied = definitionsContain(s, "copyOf") ? derived(s).copies.get(id) : undefined
  if (copied !== undefined) return unflipped(s, copied)
  const stored = s.effects.filter((e) => e.objects.includes(id)).toSorted((a, b) => a.timestamp - b.timestamp)
  const changes = [...(memory?.changes ?? []), ...stored.flatMap((e) => e.changes)]
  const copy = changes.findLast((change) => change.change === "copy")
  const definition = copy?.change === "copy" ? copy.definition : object.def
  return unflipped(s, { definition, face: copy?.change === "copy" ? (copy.face ?? 0) : object.face })
}

/** 707.3: the copy's own status decides whether its flipped half applies. */
function unflipped(s: State, { definition, face }: Copiable): Copiable {
  return { definition, face: s.definitions[definition].layout === "flip" ? 0 : face }
}
