import { describe, expect, it } from "vitest"
import { byKinds, orderOfKinds, runsOf, setOf } from "./trigger-order.ts"

const KINDS = ["Warden: gain", "Knight: token", "Warden: gain"]

describe("ordering triggered abilities (603.3b)", () => {
  it("equal ones that stand together are one row", () => {
    expect(runsOf(KINDS, [0, 2, 1])).toEqual([[0, 2], [1]])
    expect(runsOf(KINDS, [0, 1, 2])).toEqual([[0], [1], [2]])
    expect(runsOf(["", ""], [0, 1])).toEqual([[0], [1]])
  })

  it("an order is remembered by kinds, whatever their number and sequence", () => {
    const order = orderOfKinds(KINDS, [1, 0, 2])
    expect(order).toEqual(["Knight: token", "Warden: gain"])
    expect(setOf(KINDS)).toBe(setOf(["Knight: token", "Warden: gain"]))
    expect(byKinds(["Warden: gain", "Knight: token"], order!)).toEqual([1, 0])
    expect(byKinds(KINDS, order!)).toEqual([1, 0, 2])
  })

  it("an order that mixes kinds, or has one that is not seen, can't be remembered", () => {
    expect(orderOfKinds(KINDS, [0, 1, 2])).toBeNull()
    expect(orderOfKinds(["Warden: gain", ""], [0, 1])).toBeNull()
  })
})
