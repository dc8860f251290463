import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { amount } from "../../characteristics/queries/amount.ts"
import type { Filter } from "../../language/filter.ts"
import { card, put, table, when } from "../../testing/table.ts"
import { note } from "./spending.ts"

describe("601.2h: what produced the mana spent on a spell", () => {
  const FROM = { n: "manaSpentFrom", of: { sel: "bound", name: "it" }, from: { sel: "self" } } as const
  const ASKS: Filter = { is: "condition", condition: { if: "compare", left: FROM, op: ">=", right: 1 } }

  it("is counted for each mana that the source produced", () => {
    const s = table()
    const barracks = put(
      s,
      0,
      card({
        name: "Barracks",
        types: ["land"],
        abilities: [when({ on: "cast", spell: ASKS, by: { who: "you" } }, { do: "draw", count: 1 })],
      }),
    )
    const spell = put(s, 0, card({ name: "Bear" }), "stack")
    const mana = [
      { type: "W", source: barracks },
      { type: "W", source: barracks },
      { type: "G", source: 99 },
    ] as const
    const context = contextOf(barracks, 0, 0, { it: [spell] })
    expect(amount(s, FROM, context)).toBe(0)
    note(s, mana, { kind: "spell", player: 0, object: spell, x: 0, context })
    expect(amount(s, FROM, context)).toBe(2)
  })
})
