import { boundRefs } from "../../characteristics/context.ts"
import { objectNow } from "../../state/object-now.ts"
import { edit } from "../../state/writing/edit.ts"
import { WHAT } from "../macros.ts"
import type { Procedure } from "../procedures.ts"

/** 702.55b: the card just exiled haunts the creature, linked under the key "haunted". */
export const haunt: Procedure = (s, _e, context) => {
  const [card] = boundRefs(context.bindings, "haunting")
  if (s.objects[card]?.zone !== "exile") return
  const { memory } = objectNow(s, card)
  edit(s, card).memory = {
    ...memory,
    linked: { ...memory?.linked, haunted: boundRefs(context.bindings, WHAT) },
  }
}
