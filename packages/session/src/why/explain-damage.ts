import type { State } from "@apnap/engine"
import type { ToldEvent } from "../protocol/why.ts"
import { told } from "./telling.ts"

/** The sources of the damage marked on a permanent: this turn (514.2), since it last regenerated (701.19a). */
export function damageOn(s: State, id: number, person: number): ToldEvent[] {
  const since = s.events.findLastIndex((e) => e.kind === "regenerated" && e.object === id)
  return s.events
    .slice(since + 1)
    .filter((e) => e.kind === "damage" && e.other === id)
    .flatMap((e) => told(s, e, person) ?? [])
}
