import type { Zone } from "../../language/vocabulary.ts"
import type { GameObject } from "../../state/object.ts"

/** Ways of casting that exile the spell if it would leave the stack: 702.34a, 702.133a, 702.127a, 702.180a. */
const EXILING: ReadonlySet<string> = new Set(["flashback", "jumpStart", "aftermath", "harmonize"])

/** The zone a spell goes to if it would leave the stack for `to`. */
export function zoneAfterStack(spell: GameObject, to: Zone): Zone {
  if (to === "battlefield" || spell.kind === "copy") return to
  if (spell.memory?.way === "exileAfter" && to === "graveyard") return "exile"
  return EXILING.has(spell.memory?.way ?? "") ? "exile" : to
}
