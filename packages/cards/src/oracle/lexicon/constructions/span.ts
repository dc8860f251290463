import type { Amount, Condition, EventPattern } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { ORACLE } from "../../oracle.ts"

// The period a past condition covers: this turn, this combat, last turn.

type Happened = Extract<Condition, { if: "happened" }>
export type Span = Pick<Happened, "lastTurn" | "thisCombat">

const span = define<Span>(ORACLE, "span")
span("this turn", {})
span("this combat", { thisCombat: true })
span("last turn", { lastTurn: true })

export function happened(event: EventPattern, when: Span, atLeast?: Amount): Happened {
  return { if: "happened", event, ...(atLeast !== undefined && { atLeast }), ...when }
}

export function spanOf({ lastTurn, thisCombat }: Happened): Span {
  return { ...(lastTurn && { lastTurn }), ...(thisCombat && { thisCombat }) }
}
