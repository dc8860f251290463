import { invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { reaches } from "../../characteristics/queries/range.ts"
import { controllerOf } from "../../characteristics/query.ts"
import type { CombatRole } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { copyRole } from "../../state/writing/copy.ts"
import { edit } from "../../state/writing/edit.ts"

/** The role of a permanent that attacks this player or permanent, or nobody yet, and neither blocks nor is blocked. */
export function newRole(attacking: Ref = NONE): CombatRole {
  return { attacking, blocking: [], blockedBy: [], blocked: false, band: 0 }
}

/** The permanents in the combat of this turn; in Grand Melee other turns have combats of their own (807.4). */
export function fighting(s: State): ObjectId[] {
  const all = s.battlefield.filter((id) => objectNow(s, id).combat !== null)
  return s.markers === undefined ? all : all.filter((id) => isInThisCombat(s, id))
}

/** Whether a permanent attacks for the active player, blocks what does, or defends where what it blocked is gone. */
export function isInThisCombat(s: State, id: ObjectId): boolean {
  const role = objectNow(s, id).combat
  if (s.markers === undefined || role === null) return role !== null
  if (role.attacking !== NONE) return controllerOf(s, id) === s.turn.active
  if (role.blocking.length === 0) return reaches(s, s.turn.active, controllerOf(s, id))
  return role.blocking.some((attacker) => controllerOf(s, attacker) === s.turn.active)
}

/** 506.4: removes a permanent from combat; attackers it blocked stay blocked. */
export function leaveCombat(s: State, id: ObjectId): void {
  const role = s.objects[id]?.combat
  if (role == null) return
  edit(s, id).combat = null
  for (const other of s.battlefield) {
    const combat = objectNow(s, other).combat
    if (combat === null) continue
    const blockedBy = combat.blockedBy.includes(id)
    if (!blockedBy && !combat.blocking.includes(id)) continue
    const role = copyRole(combat)
    if (blockedBy) role.blockedBy = combat.blockedBy.filter((b) => b !== id)
    else role.blocking = combat.blocking.filter((a) => a !== id)
    edit(s, other).combat = role
  }
  invalidateIfRead(s, "combat")
}

/** 506.4: a planeswalker or battle stops being attacked; its attackers stay in combat. `defender` is its former defending player. */
export function stopBeingAttacked(s: State, id: ObjectId, defender: PlayerId): void {
  for (const other of s.battlefield) {
    const combat = objectNow(s, other).combat
    if (combat === null || combat.attacking !== id || combat.last !== undefined) continue
    edit(s, other).combat = { ...combat, last: defender }
    invalidateIfRead(s, "combat")
  }
}

/** The attackers in the same band, including this one (702.22h: blocking one blocks all). */
export function bandOf(s: State, attacker: ObjectId): readonly ObjectId[] {
  const band = s.objects[attacker]?.combat?.band ?? 0
  if (band === 0) return [attacker]
  return s.battlefield.filter((id) => objectNow(s, id).combat?.band === band)
}
