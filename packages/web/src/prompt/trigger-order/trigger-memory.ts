import { create } from "zustand"
import { follow } from "../../client/follow.ts"
import { keepPreference, keptPreference } from "../../client/keep.ts"
import { act } from "../../client/store.ts"
import { byKinds, kindsOf, setOf, type TriggerKind } from "./trigger-order.ts"

/** Remembered orders of triggered abilities, keyed by their set of kinds. */
type Orders = Readonly<Record<string, readonly TriggerKind[]>>

interface Memory {
  orders: Orders
  /** The order just applied, and at which of the person's decisions; cleared once they answer the next. */
  applied: { set: string; order: readonly TriggerKind[]; at: number } | null
}

const NAME = "triggerOrders"
/** Maximum number of orders; the oldest are forgotten. */
const MOST = 100

export const useTriggerMemory = create<Memory>(() => ({
  orders: keptPreference<Orders>(NAME, {}),
  applied: null,
}))

function keep(orders: Orders): void {
  keepPreference(NAME, orders)
  useTriggerMemory.setState({ orders })
}

/** Remembers an order for triggered abilities of these kinds. */
export function rememberOrder(kinds: readonly TriggerKind[], order: readonly TriggerKind[]): void {
  const { [setOf(kinds)]: _, ...rest } = useTriggerMemory.getState().orders
  keep(Object.fromEntries([...Object.entries(rest).slice(1 - MOST), [setOf(kinds), order]]))
}

/** Forgets the order of this set, or all orders. */
export function forgetOrder(set?: string): void {
  const { [set ?? ""]: _, ...rest } = useTriggerMemory.getState().orders
  keep(set === undefined ? {} : rest)
  useTriggerMemory.setState({ applied: null })
}

/** Applies the remembered order, unless the person has just gone back to this decision. */
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
