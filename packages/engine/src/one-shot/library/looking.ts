import { isPlayerRef, type PlayerId, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { editMemory } from "../../state/writing/edit.ts"

/** The names under which a resolution keeps what was looked at last, and by whom (406.3). */
export const LOOKED = "looked"
export const LOOKERS = "lookers"

/** 406.3: the player may look at these cards for as long as they remain exiled. */
export function allowToLook(s: State, refs: readonly Ref[], player: PlayerId): void {
  for (const ref of refs) {
    if (isPlayerRef(ref) || s.objects[ref]?.zone !== "exile") continue
    const memory = editMemory(s, ref)
    memory.lookers = [...(memory.lookers ?? []), player]
  }
}
