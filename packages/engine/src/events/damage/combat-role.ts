import { invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { copyRole } from "../../state/copy.ts"
import { edit } from "../../state/edit.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

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
