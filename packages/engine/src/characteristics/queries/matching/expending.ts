import type { GameEvent } from "../../../state/event.ts"
import type { ObjectId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import { objectOf } from "../../query.ts"

/**
 * 700.14: whether this payment brings the player's total mana spent on spells this turn to the amount. A spell's costs are paid before it
 * is cast (601.2h, i); its later payments are not costs to cast it.
 */
export function expends(s: State, payment: GameEvent, amount: number): boolean {
  const spells = new Set<ObjectId>()
  let before = 0
  for (const e of s.events) {
    if (e === payment) break
    if (e.kind !== "paid" || e.player !== payment.player || spells.has(e.object)) continue
    if (!wasCast(s, e.object)) continue
    spells.add(e.object)
    before += e.amount
  }
  const now = !spells.has(payment.object) && objectOf(s, payment.object)?.zone === "stack"
  return now && before < amount && before + payment.amount >= amount
}

function wasCast(s: State, spell: ObjectId): boolean {
  return s.events.some((e) => e.kind === "cast" && e.object === spell)
}
