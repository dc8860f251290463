import { definitionsContainAny } from "../characteristics/definitions-contain.ts"
import { ascending, gainBlessing, mayAscend } from "../events/blessing.ts"
import { record } from "../events/record.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { beginDayOrNight } from "./designations.ts"

const knowsDay = definitionsContainAny(["daybound", "nightbound"])

/** 702.131b, 702.145: "any time" effects, which aren't state-based actions. Entering permanents are handled in `events/record.ts`. */
export function giveDesignations(s: State): void {
  for (const player of ascending(s)) record(s, gainBlessing(s, player))
  if (knowsDay(s)) beginDayOrNight(s)
}

/** 702.131a: the player gets the city's blessing if they control ten permanents. */
export function ascend(s: State, player: PlayerId): void {
  if (mayAscend(s, player)) record(s, gainBlessing(s, player))
}
