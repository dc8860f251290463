import type { Cost } from "../../language/cost.ts"
import type { AnyMana } from "../../language/statics/play-static.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** How a card is cast while something resolves (608.2g). */
export interface CastDuring {
  /** Without paying its mana cost (118.9). */
  free?: boolean
  /** Instead of its mana cost. */
  cost?: Cost
  face?: number
  /** How mana may be spent on it (118.14). */
  anyMana?: AnyMana
}

/**
 * Resolving effects cast cards, but the casting procedure stands a floor above. `wiring.ts` puts it here. Returns
 * the spell's id, 0 when it could not be cast.
 */
type Caster = (s: State, player: PlayerId, id: ObjectId, how: CastDuring) => ObjectId
let caster: Caster | null = null

export function setCaster(cast: Caster): void {
  caster = cast
}

/** Casts a card during a resolution. */
export function castDuring(s: State, player: PlayerId, id: ObjectId, how: CastDuring): ObjectId {
  return caster!(s, player, id, how)
}
