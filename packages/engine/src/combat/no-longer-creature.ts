import { defenderOf } from "../characteristics/queries/selector.ts"
import { characteristics, controllerOf, isCreature } from "../characteristics/query.ts"
import { leaveCombat, stopBeingAttacked } from "../events/damage/combat-role.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import type { CombatRole } from "../state/object.ts"
import { objectNow } from "../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId } from "../state/ref.ts"
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
    else if (isAttackOver(s, id, combat))
      stopBeingAttacked(s, combat.attacking, attackedPlayer(s, id, combat.attacking))
  }
}

/**
 * Whether what the creature attacks can't go on being attacked. 506.4e: what was a battle and is a planeswalker goes on if the same
 * player defends it.
 */
function isAttackOver(s: State, attacker: ObjectId, { attacking, last }: CombatRole): boolean {
  if (attacking <= 0 || isPlayerRef(attacking) || last !== undefined) return false
  if (s.objects[attacking] === undefined) return false
  const { types } = characteristics(s, attacking)
  if ((types & ATTACKABLE) === 0) return true
  const isBattle = (types & CARD_TYPE_BIT.battle) !== 0
  return !isBattle && defenderOf(s, attacking) !== attackedPlayer(s, attacker, attacking)
}

/** The defending player as the creature attacked it. */
function attackedPlayer(s: State, attacker: ObjectId, attacked: ObjectId): PlayerId {
  // What it attacks may have been chosen anew since (508.7).
  const declared = s.events.findLast(
    (e) => e.kind === "attacks" && e.object === attacker && e.other === attacked,
  )
  return declared?.player ?? objectNow(s, attacked).memory?.protector ?? controllerOf(s, attacked)
}
