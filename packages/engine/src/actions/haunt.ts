import { edit } from "../state/edit.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import { WHAT } from "./macros.ts"
import type { Procedure } from "./procedures.ts"

/** 702.55b: the card that was just exiled haunts the creature; it remembers it under the key "haunted". */
export const haunt: Procedure = (s, _e, context) => {
  const [card] = (context.bindings.haunting ?? []) as readonly ObjectId[]
  if (s.objects[card]?.zone !== "exile") return
  const { memory } = objectNow(s, card)
  edit(s, card).memory = {
    ...memory,
    linked: { ...memory?.linked, haunted: context.bindings[WHAT] as readonly ObjectId[] },
  }
}
