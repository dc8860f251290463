import { activeStatics } from "../../characteristics/layers/derived.ts"
import { players } from "../../characteristics/queries/selector.ts"
import type { GameEvent } from "../../state/event.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/**
 * 603.2f: whether the object is at no time visible to all players as this happens. A card in a hand is, unless the hand is revealed,
 * the card comes from where all could see it, or the event is that this very card is revealed (702.94a).
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
