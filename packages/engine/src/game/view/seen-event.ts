import { characteristics, pastCharacteristics } from "../../characteristics/query.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { GameEvent } from "../../state/event.ts"
import type { GameObject } from "../../state/object.ts"
import { pastOf } from "../../state/past.ts"
import { isPlayerRef, NONE, type ObjectId, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { mayKnow, OPEN, seesHand, type Viewer } from "./view.ts"

/**
 * An event as a viewer may know it. Objects that the viewer can't tell apart are 0: a card in another player's hand or in a library has no
 * id by which it could be recognized later (400.2, 400.7).
 */
export type SeenEvent = GameEvent & {
  /** Names of the event's objects, as far as the viewer may know them; by id. */
  readonly names: Readonly<Record<ObjectId, string>>
}

const REFS = ["object", "was", "source", "other"] as const

/** The event as the viewer may know it; `s` is the state after the action in which it happened. */
export function seenEvent(s: State, event: GameEvent, viewer: Viewer): SeenEvent {
  const names: Record<ObjectId, string> = {}
  const seen: GameEvent = { ...event }
  for (const field of REFS) {
    const ref = event[field]
    if (ref === NONE || isPlayerRef(ref)) continue
    if (!isTold(s, event, field, viewer)) seen[field] = NONE
    else {
      const name = nameOf(s, ref, viewer)
      if (name !== "") names[ref] = name
    }
  }
  return { ...seen, names }
}

/** Whether the viewer may know the object in that field. */
function isTold(s: State, event: GameEvent, field: (typeof REFS)[number], viewer: Viewer): boolean {
  if (viewer === OPEN) return true
  const id = event[field]
  const object = recordOf(s, id)
  if (field === "object" && event.kind === "revealed" && (event.detail !== "look" || event.player === viewer))
    return true
  switch (zoneOf(event, field, object)) {
    case "library":
    case "":
      return false
    case "hand":
      return object !== undefined && seesHand(s, s.players[object.owner], viewer)
    case "outside":
      return object?.owner === viewer
    default:
      return true
  }
}

/** The zone of the object at that time: an id belongs to one stay in one zone (400.7). "" if unknown. */
function zoneOf(event: GameEvent, field: (typeof REFS)[number], object: GameObject | undefined): Zone | "" {
  if (event.kind === "moves" && field === "object") return event.to
  if (event.kind === "moves" && field === "was") return event.from
  return object?.zone ?? ""
}

function recordOf(s: State, id: Ref): GameObject | undefined {
  return s.objects[id] ?? pastOf(s, id)?.object
}

function nameOf(s: State, id: ObjectId, viewer: Viewer): string {
  const object = s.objects[id]
  if (object !== undefined) return mayKnow(s, object, viewer) ? characteristics(s, id).name : ""
  const past = pastOf(s, id)
  return past !== undefined && mayKnow(s, past.object, viewer) ? pastCharacteristics(past).name : ""
}
