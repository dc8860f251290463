import { defenderOf } from "../characteristics/queries/selector.ts"
import { characteristics, isCreature } from "../characteristics/query.ts"
import { leaveCombat, stopBeingAttacked } from "../events/damage/combat-role.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import type { CombatRole } from "../state/object.ts"
import { objectNow } from "../state/object-now.ts"
import { isPlayerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"

const ATTACKABLE = CARD_TYPE_BIT.planeswalker | CARD_TYPE_BIT.battle

/**
 * 506.4: removes attackers and blockers that are no longer creatures from combat, and attacked permanents that are no longer
 * planeswalkers or battles.
 */
export function removeNoncreatures(s: State): void {
  if (s.turn.combat === null) return
  for (const id of s.battlefield) {
    const { combat, phasedOut } = objectNow(s, id)
    if (combat === null || phasedOut !== 0) continue
    if (!isCreature(s, id)) leaveCombat(s, id)
    else if (attacksNothing(s, combat))
      stopBeingAttacked(s, combat.attacking, defenderOf(s, combat.attacking))
  }
}

function attacksNothing(s: State, { attacking, last }: CombatRole): boolean {
  if (attacking <= 0 || isPlayerRef(attacking) || last !== undefined) return false
  return s.objects[attacking] !== undefined && (characteristics(s, attacking).types & ATTACKABLE) === 0
}
