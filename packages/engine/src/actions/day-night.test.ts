import { describe, expect, it } from "vitest"
import { card, put, resolveAll, settle, table, when } from "../testing/table.ts"
import { setDayNight } from "./designations.ts"

const vandal = (to?: "day" | "night") =>
  card({
    name: "Vandal",
    types: ["creature"],
    power: 2,
    toughness: 3,
    abilities: [when({ on: "dayNight", ...(to && { to }) }, { do: "gainLife", amount: 1 })],
  })

describe("day becomes night, or night becomes day", () => {
  const after = (s: ReturnType<typeof table>) => {
    settle(s)
    resolveAll(s)
    return s.players[0].life
  }

  it("731.1a: only where one designation is lost for the other", () => {
    const s = table()
    put(s, 0, vandal())
    setDayNight(s, "day")
    expect(after(s)).toBe(20)
    setDayNight(s, "night")
    expect(after(s)).toBe(21)
    setDayNight(s, "day")
    expect(after(s)).toBe(22)
  })

  it("731.1: that it becomes day is seen whatever was before", () => {
    const s = table()
    put(s, 0, vandal("day"))
    setDayNight(s, "day")
    expect(after(s)).toBe(21)
    setDayNight(s, "night")
    expect(after(s)).toBe(21)
  })
})
