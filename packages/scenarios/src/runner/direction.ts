import type { ObjectId, PlayerId } from "@apnap/engine"
import type { Reference, Scenario, Seat } from "../format/format.ts"
import type { RefusedEntry } from "../format/outcome.ts"
import { Names } from "../naming/names.ts"
import { Queues } from "./queues.ts"
import { Script } from "./script.ts"

/** What a scenario run directs its players by, as far as it is not used up. */
export interface Direction {
  readonly names: Names
  readonly queues: Queues
  readonly script: Script
  readonly strict: boolean
  /** Targets written at the entry being carried out. */
  written: Reference[]
  /** What was last proposed: asked again at the same moment, it was illegal (733). */
  proposed: { moment: string; what: string; illegal: boolean } | null
  /** The spell with several kickers that was last asked about, and how many of them have been asked or passed over. */
  kicked: { spell: ObjectId; asked: number } | null
  /** What the rules did not allow. */
  readonly refused: RefusedEntry[]
}

/** The first in turn order sits so many seats behind the first one at the table. */
export function directionOf(scenario: Scenario, seat = 0): Direction {
  const order = scenario.turnOrder ?? ["A", "B"]
  const names = new Names(order.map((_, i) => order[(i + order.length - seat) % order.length]))
  return {
    names,
    queues: new Queues(scenario),
    script: new Script(scenario, names.seats),
    strict: scenario.strict,
    written: [],
    proposed: null,
    kicked: null,
    refused: [],
  }
}

export function seatOf({ names }: Direction, player: PlayerId): Seat {
  return names.seats[player]
}
