import { contextOf } from "../characteristics/context.ts"
import { record } from "../events/record.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { freeze } from "./freezing.ts"

/** 701.43a: it won't untap in the exerting player's next untap step. 701.43c: only permanents can be exerted. */
export function exert(s: State, id: ObjectId, player: PlayerId): void {
  if (s.objects[id]?.zone !== "battlefield") return
  freeze(s, id, contextOf(id, player), [player])
  record(s, { kind: "exerts", rule: "701.43a", object: id, player })
}
