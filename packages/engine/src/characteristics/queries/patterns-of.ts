import type { EventPattern } from "../../language/event.ts"
import type { EventKind } from "../../state/event.ts"

/** The kinds of pattern that an event of this kind can match; undefined if only its own kind. */
export function patternsOf(kind: EventKind): readonly EventPattern["on"][] | undefined {
  switch (kind) {
    case "copied":
      return CAST
    case "blocks":
      return BLOCKS
    case "countersRemoved":
      return COUNTERS
    case "paid":
      return PAID
    case "phasesIn":
      return PHASES
    case "phasesOut":
      return PHASES_OUT
    default:
      return undefined
  }
}
const CAST = ["cast"] as const
const BLOCKS = ["blocks", "becomesBlocked"] as const
const COUNTERS = ["counters"] as const
const PAID = ["expends"] as const // 700.14
const PHASES = ["phases"] as const
const PHASES_OUT = ["phases", "moves"] as const // 217.8c@2003-07
