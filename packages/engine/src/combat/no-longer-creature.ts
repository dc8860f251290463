import { isCreature } from "../characteristics/query.ts"
import { leaveCombat } from "../events/move.ts"
import type { State } from "../state/state.ts"

/** 506.4: an attacking or blocking permanent that is no creature any more is removed from combat. */
export function removeNoncreatures(s: State): void {
  if (s.turn.combat === null) return
  for (const id of s.battlefield)
    if (s.objects[id]!.combat !== null && s.objects[id]!.phasedOut === 0 && !isCreature(s, id))
      leaveCombat(s, id)
}
