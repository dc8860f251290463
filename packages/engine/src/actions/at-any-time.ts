import { definitionsContainAny } from "../characteristics/definitions-contain.ts"
import { ascending, mayAscend } from "../events/ascending.ts"
import { bless } from "../events/record.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { beginDayOrNight } from "./designations.ts"

const knowsDay = definitionsContainAny(["daybound", "nightbound"])

/** 702.131b, 702.145: "any time" effects, which aren't state-based actions. Entering permanents are handled in `events/record.ts`. */
export function giveDesignations(s: State): void {
  for (const player of ascending(s)) bless(s, player)
  if (knowsDay(s)) beginDayOrNight(s)
}

/** 702.131a: the player gets the city's blessing if they control ten permanents. */
export function ascend(s: State, player: PlayerId): void {
  if (mayAscend(s, player)) bless(s, player)
}
