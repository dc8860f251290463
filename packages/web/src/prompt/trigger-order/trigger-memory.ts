import { create } from "zustand"
import { follow } from "../../client/follow.ts"
import { keepPreference, keptPreference } from "../../client/keep.ts"
import { act } from "../../client/store.ts"
import { byKinds, kindsOf, setOf, type TriggerKind } from "./trigger-order.ts"

/** Orders of kinds of triggered abilities by the set that they order. */
type Orders = Readonly<Record<string, readonly TriggerKind[]>>

interface Memory {
  orders: Orders
  /** The order that was applied for the person, at which of his decisions; until he has answered the next. */
  applied: { set: string; order: readonly TriggerKind[]; at: number } | null
}

const NAME = "triggerOrders"
/** The oldest are forgotten. */
const MOST = 100

export const useTriggerMemory = create<Memory>(() => ({
  orders: keptPreference<Orders>(NAME, {}),
  applied: null,
}))

function keep(orders: Orders): void {
  keepPreference(NAME, orders)
  useTriggerMemory.setState({ orders })
}

/** From now on triggered abilities of these kinds are put in this order without asking. */
export function rememberOrder(kinds: readonly TriggerKind[], order: readonly TriggerKind[]): void {
  const { [setOf(kinds)]: _, ...rest } = useTriggerMemory.getState().orders
  keep(Object.fromEntries([...Object.entries(rest).slice(1 - MOST), [setOf(kinds), order]]))
}

/** The person is asked again for this set; for all when none is named. */
export function forgetOrder(set?: string): void {
  const { [set ?? ""]: _, ...rest } = useTriggerMemory.getState().orders
  keep(set === undefined ? {} : rest)
  useTriggerMemory.setState({ applied: null })
}

/** Answers as it was remembered, unless the person has just come back to this decision. */
follow(({ table, busy }, before) => {
  if (table === before.table || table?.prompt == null || busy) return
  const { prompt } = table
  const { decision } = prompt
  const { orders, applied } = useTriggerMemory.getState()
  if (decision.kind === "order" && decision.purpose === "triggers" && table.game === before.table?.game) {
    const kinds = kindsOf(table, prompt, decision)
    const order = orders[setOf(kinds)]
    if (order !== undefined) {
      useTriggerMemory.setState({ applied: { set: setOf(kinds), order, at: prompt.at } })
      act.answer(byKinds(kinds, order))
      return
    }
  }
  if (applied !== null && (prompt.at > applied.at + 1 || table.game !== before.table?.game))
    useTriggerMemory.setState({ applied: null })
})
