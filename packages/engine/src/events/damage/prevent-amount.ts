import type { State } from "../../state/state.ts"
import { record } from "../record.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"

/** Takes that much off the damage and records that it was prevented (615.6), by the rule that defines the effect. */
export function preventAmount(s: State, p: PendingEvent, amount: number, rule: string): void {
  p.amount -= amount
  record(s, {
    kind: "prevented",
    rule,
    other: p.other,
    object: p.object,
    player: p.player,
    source: p.source,
    amount,
    combat: p.combat,
    settled: p.settled,
  })
}
