import { invalidateIfRead } from "../characteristics/layers/derived.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit } from "../state/writing/edit.ts"
import { recordEvent } from "./record.ts"
import { afterwards, applyReplacements, eventOf, newPendingEvent } from "./replacing/apply-replacements.ts"

/** `by` taps an untapped permanent (701.26a); `forMana` if that pays for a mana ability. */
export function tap(
  s: State,
  id: ObjectId,
  by: PlayerId,
  source: ObjectId = NONE,
  purpose?: "mana" | "teamwork",
): boolean {
  const object = s.objects[id]
  if (object === undefined || object.tapped || object.zone !== "battlefield") return false
  const p = newPendingEvent("taps", "701.26a")
  p.object = id
  p.source = source
  if (purpose !== undefined) p.detail = purpose
  if (!applyReplacements(s, p)) return false
  edit(s, id).tapped = true
  invalidateIfRead(s, "tapped")
  const event = eventOf(p)
  event.player = by
  recordEvent(s, event)
  afterwards(s, p)
  return true
}

/** Untaps a tapped permanent (701.26b). */
export function untap(s: State, id: ObjectId, source: ObjectId = NONE, rule = "701.26b"): boolean {
  const object = s.objects[id]
  if (object === undefined || !object.tapped || object.zone !== "battlefield") return false
  const p = newPendingEvent("untaps", rule)
  p.object = id
  p.source = source
  if (!applyReplacements(s, p)) return false
  edit(s, id).tapped = false
  invalidateIfRead(s, "tapped")
  recordEvent(s, eventOf(p))
  afterwards(s, p)
  return true
}
