import { characteristics } from "../../characteristics/query.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { isPlayerRef, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

const DAMAGEABLE = CARD_TYPE_BIT.creature | CARD_TYPE_BIT.planeswalker | CARD_TYPE_BIT.battle

/** 120.1, 120.1a: players in the game; creatures, planeswalkers and battles on the battlefield. */
export function canBeDamaged(s: State, to: Ref): boolean {
  if (isPlayerRef(to)) return s.players[refPlayer(to)].left === null
  const object = s.objects[to]
  if (object === undefined || object.zone !== "battlefield" || object.phasedOut !== 0) return false
  return (characteristics(s, to).types & DAMAGEABLE) !== 0
}
