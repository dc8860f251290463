import { analyse } from "../characteristics/layers/analysis.ts"
import { characteristics } from "../characteristics/query.ts"
import { type Available, availableFrom, sourcesWith } from "../costs/mana/available.ts"
import { isUsedUp, mayActivateAgain } from "../costs/mana/usable.ts"
import type { ActivatedAbility } from "../language/ability.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/**
 * The mana for an ability's cost. If the ability may be activated again only until an activation begins, that permission is over for mana
 * abilities of the same keyword when the cost is paid (702.177b).
 */
export function manaOnceBegun(
  s: State,
  player: PlayerId,
  ability: ActivatedAbility,
  mana: Available,
): Available {
  if (!mayActivateAgain(s, player, ability)) return mana
  const sources = sourcesWith(mana.sources, ({ id }, way) => {
    const entry = analyse(characteristics(s, id).abilities).mana.find(({ index }) => index === way.ability)
    return entry === undefined || entry.ability.keyword !== ability.keyword || !isUsedUp(s, id, entry)
  })
  return availableFrom(player, mana.pool, sources)
}
