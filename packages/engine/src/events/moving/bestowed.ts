import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { objectNow } from "../../state/object-now.ts"
import type { Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { unattach } from "../attach.ts"

/** 702.103f: an Aura that becomes unattached stops being bestowed. */
export function endBestow(s: State, aura: number): void {
  unattach(s, aura, "702.103f")
  if (s.objects[aura] === undefined) return
  const { way: _, changes: __, ...memory } = s.objects[aura].memory ?? {}
  edit(s, aura).memory = memory
  invalidate(s)
}

/** 701.3d: bestowed Auras become unattached as soon as their host leaves its zone. */
export function endBestowOn(s: State, host: Ref): void {
  if (!definitionsContain(s, "bestow")) return
  for (const id of s.battlefield) {
    const { attachedTo, memory } = objectNow(s, id)
    if (attachedTo === host && memory?.way === "bestow") endBestow(s, id)
  }
}
