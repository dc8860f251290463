import type { TargetSlot } from "@apnap/engine"
import type { Context, Item } from "../grammar/grammar.ts"

/** An item spelled with the targets of its own ability. */
export function within(symbol: string, value: unknown, targets: readonly TargetSlot[] | undefined): Item {
  const context: Context = { targets: targets ?? [], mentioned: [] }
  return { symbol, value, within: context }
}

export const ONCE_A_TURN = { times: 1, per: "turn" } as const
