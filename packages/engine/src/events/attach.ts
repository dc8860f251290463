import { hostFits } from "../characteristics/queries/host.ts"
import { NONE, type ObjectId, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate, newTimestamp } from "../state/writing/edit.ts"
import { record, simultaneously } from "./record.ts"
import { isForbidden } from "./replacing/cant.ts"

/**
 * Attaches an Aura, Equipment or Fortification on the battlefield to an object or player (701.3a). Does nothing if it can't be attached
 * there or already is (701.3b). Returns whether it moved.
 */
export function attach(
  s: State,
  attachment: ObjectId,
  host: Ref,
  rule = "701.3a",
  asCreature = false,
): boolean {
  const object = s.objects[attachment]
  if (object === undefined || object.zone !== "battlefield" || object.attachedTo === host) return false
  if (
    !hostFits(s, attachment, host, asCreature) ||
    isForbidden(s, { kind: "attached", rule, object: attachment, other: host })
  )
    return false
  return simultaneously(s, () => {
    unattach(s, attachment, rule)
    const own = edit(s, attachment)
    own.attachedTo = host
    own.timestamp = newTimestamp(s) // 701.3c
    invalidate(s)
    record(s, { kind: "attached", rule, object: attachment, other: host })
    return true
  })
}

/** Detaches an attachment from its host (701.3d). Returns whether it was attached. */
export function unattach(s: State, attachment: ObjectId, rule = "701.3d"): boolean {
  const host = s.objects[attachment]?.attachedTo ?? NONE
  if (host === NONE) return false
  return simultaneously(s, () => {
    edit(s, attachment).attachedTo = NONE
    invalidate(s)
    record(s, { kind: "unattached", rule, object: attachment, other: host })
    return true
  })
}
