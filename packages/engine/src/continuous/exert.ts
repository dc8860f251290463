import { contextOf } from "../characteristics/context.ts"
import { record } from "../events/record.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { beginEffect } from "./continuous.ts"

/** 701.43a: it won't untap in the next untap step of the player who exerts it. 701.43c: only permanents can be exerted. */
export function exert(s: State, id: ObjectId, player: PlayerId): void {
  if (s.objects[id]?.zone !== "battlefield") return
  beginEffect(s, contextOf(id, player), {
    duration: "yourNextUpkeep",
    statics: [{ static: "doesntUntap", what: { sel: "bound", name: "exerted" }, whose: { who: "you" } }],
    bindings: { exerted: [id] },
  })
  record(s, { kind: "exerts", rule: "701.43a", object: id, player })
}
