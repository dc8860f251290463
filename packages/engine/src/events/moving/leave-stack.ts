import type { Zone } from "../../language/vocabulary.ts"
import type { GameObject } from "../../state/object.ts"

/** Ways to cast whose spell is exiled instead of going anywhere else from the stack: 702.34a, 702.133a, 702.127a, 702.180a. */
const EXILING: ReadonlySet<string> = new Set(["flashback", "jumpStart", "aftermath", "harmonize"])

/** Where a spell goes that would leave the stack for `to`. */
export function zoneAfterStack(spell: GameObject, to: Zone): Zone {
  if (to === "battlefield" || spell.kind === "copy") return to
  if (spell.memory?.way === "exileAfter" && to === "graveyard") return "exile"
  return EXILING.has(spell.memory?.way ?? "") ? "exile" : to
}
