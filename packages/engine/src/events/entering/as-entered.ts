import { COUNTS_ENTERED, definitionsContain } from "../../characteristics/definitions-contain.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import type { GameEvent } from "../../state/event.ts"
import { writePast } from "../../state/past.ts"
import { NONE } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { copyObject } from "../../state/writing/copy.ts"
import { insertObject, removeObject } from "../../state/writing/edit.ts"

/**
 * 603.6b, 608.2i: what was a creature as it entered entered as a creature, whatever it is since. If anything in the game counts what
 * entered, each permanent's look on entering is kept like last known information, under an id of its own: the event's `other`.
 */
export function rememberEntered(s: State, events: readonly GameEvent[]): void {
  if (!definitionsContain(s, COUNTS_ENTERED)) return
  for (const event of events) if (event.kind === "moves" && event.to === "battlefield") remember(s, event)
}

function remember(s: State, event: GameEvent): void {
  const now = s.objects[event.object]
  if (now === undefined) return
  const object = Object.assign(copyObject(now), { controller: controllerOf(s, now.id) })
  const read = characteristics(s, now.id)
  event.other = insertObject(s, object)
  object.zone = "battlefield"
  removeObject(s, object.id)
  writePast(s, { object, characteristics: read, became: NONE, turn: s.turn.number })
}
