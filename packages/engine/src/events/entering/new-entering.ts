import type { GameObject } from "../../state/object.ts"
import { NONE } from "../../state/ref.ts"
import type { Entering } from "../replacing/pending-event.ts"

/** How an object enters the battlefield by default. */
export function newEntering(object: GameObject, given: Partial<Entering> = {}): Entering {
  return {
    controller: given.controller ?? (object.zone === "stack" ? object.controller : object.owner),
    tapped: given.tapped ?? false,
    counters: given.counters ?? {},
    faceDown: given.faceDown ?? null,
    face: given.face ?? object.face,
    attachTo: given.attachTo ?? NONE,
    meantFor: given.meantFor ?? NONE,
    attacking: given.attacking ?? NONE,
    changes: given.changes ?? [],
    asCopy: null,
    bindings: given.bindings ?? {},
    protector: given.protector ?? -1,
    settled: null,
  }
}
