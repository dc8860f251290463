import type { Ability } from "../../../language/ability.ts"
import type { Amount } from "../../../language/amount.ts"
import type { ObjectId, PlayerId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Derived } from "../derived.ts"

/** A pass over the layers in progress. */
export interface Layered {
  s: State
  d: Derived
  /** Abilities or controllers changed, so static abilities must be collected again. */
  dirty: boolean
  /** Counts in this layer by node and player, if nothing in the layer can change them; else null. */
  counts: Map<Amount, Map<PlayerId, number>> | null
  /** The timestamp of the effect being applied. */
  timestamp: number
  /** Static abilities given by effects of this pass, by object, each with the latest timestamp of those effects (613.7a). */
  given: Map<ObjectId, Map<Ability, number>>
}

/** A fresh pass over the layers. */
export function layered(s: State, d: Derived): Layered {
  return { s, d, dirty: false, counts: null, timestamp: 0, given: new Map() }
}
