import { activeStatics } from "../../characteristics/layers/derived.ts"
import { players } from "../../characteristics/queries/selector.ts"
import type { GameEvent } from "../../state/event.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/**
 * 603.2f: whether the object isn't visible to all players at any time during the event. A card in hand isn't, unless the hand is revealed,
 * it comes from a public zone, or the event reveals this card (702.94a).
 */
export function isUnseen(s: State, id: ObjectId, events: readonly GameEvent[]): boolean {
  const object = s.objects[id]
  if (object?.zone !== "hand" || events.some((e) => e.object === id && !fromHidden(e))) return false
  return !activeStatics(s, "revealed").some(
    ({ effect, context }) =>
      effect.what === "hand" &&
      effect.to === undefined &&
      players(s, effect.of, context).includes(object.owner),
  )
}

function fromHidden(e: GameEvent): boolean {
  return e.kind === "moves" && (e.from === "library" || e.from === "hand")
}
