import type { ObjectId, PlayerId } from "@apnap/engine"
import type { Reference, Scenario, Seat } from "../format/format.ts"
import type { RefusedEntry } from "../format/outcome.ts"
import { Names } from "../naming/names.ts"
import { Queues } from "./queues.ts"
import { Script } from "./script.ts"

/** The scripted inputs of a run that are not used up yet. */
export interface Direction {
  readonly names: Names
  readonly queues: Queues
  readonly script: Script
  readonly strict: boolean
  /** Targets given in the entry being carried out. */
  written: Reference[]
  /** The last proposal; being asked again at the same moment means it was illegal (733). */
  proposed: { moment: string; what: string; illegal: boolean } | null
  /** The spell with several kickers last asked about, and how many have been asked or skipped. */
  kicked: { spell: ObjectId; asked: number } | null
  /** Refused entries. */
  readonly refused: RefusedEntry[]
}

/** How many seats the first player in turn order sits behind the table's first seat. */
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
