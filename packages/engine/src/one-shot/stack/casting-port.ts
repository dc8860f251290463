import type { Context } from "../../characteristics/context.ts"
import type { Cost } from "../../language/cost.ts"
import type { Filter } from "../../language/filter.ts"
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
  /** What the half or face must be as a spell (601.3e, 709.3a, 715.3a); without choices. */
  quality?: { filter: Filter; context: Context }
  /** How mana may be spent on it (118.14). */
  anyMana?: AnyMana
}

/** Resolving effects cast cards, but the casting procedure lives a floor above; `wiring.ts` injects it here. */
interface Caster {
  /** Returns the spell's id, or 0 if it couldn't be cast. */
  cast(s: State, player: PlayerId, id: ObjectId, how: CastDuring): ObjectId
  /** Whether the card has a half or face of the quality asked for. */
  suits(s: State, player: PlayerId, id: ObjectId, how: CastDuring): boolean
}
let caster: Caster | null = null

export function setCaster(injected: Caster): void {
  caster = injected
}

export function castDuring(s: State, player: PlayerId, id: ObjectId, how: CastDuring): ObjectId {
  return caster!.cast(s, player, id, how)
}

export function suitsDuring(s: State, player: PlayerId, id: ObjectId, how: CastDuring): boolean {
  return caster!.suits(s, player, id, how)
}
