import type { Cost } from "../../language/cost.ts"
import type { AnyMana } from "../../language/statics/play-static.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** How to cast a card during a resolution (608.2g). */
export interface CastDuring {
  /** Without paying the mana cost (118.9). */
  free?: boolean
  /** Paid instead of the mana cost. */
  cost?: Cost
  face?: number
  /** The spell's greatest mana value, that of the half or face cast (202.3d). */
  mostManaValue?: number
  /** How mana may be spent on it (118.14). */
  anyMana?: AnyMana
}

/**
 * Resolving effects cast cards, but the casting procedure lives a floor above; `wiring.ts` injects it here. Returns the spell's id, or 0
 * if it couldn't be cast.
 */
type Caster = (s: State, player: PlayerId, id: ObjectId, how: CastDuring) => ObjectId
let caster: Caster | null = null

export function setCaster(cast: Caster): void {
  caster = cast
}

export function castDuring(s: State, player: PlayerId, id: ObjectId, how: CastDuring): ObjectId {
  return caster!(s, player, id, how)
}
