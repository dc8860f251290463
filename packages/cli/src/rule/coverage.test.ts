import { describe, expect, it } from "vitest"
import { coverageText, ruleCoverage, stateLines } from "./coverage.ts"
import { ruleLines } from "./print.ts"

describe("how far the rule book is proven", () => {
  it("counts all numbered rules: each is proven, covered elsewhere or open", () => {
    const { total, proven, elsewhere, open } = ruleCoverage()
    expect(total).toBe(3138)
    expect(proven + elsewhere + open).toBe(total)
    expect(proven).toBeGreaterThan(600)
    expect(coverageText("en")).toContain(`Of ${total} numbered rules ${proven} are proven`)
  })

  it("is told of each rule, with the test, the other rule or the reason", () => {
    expect(stateLines("704.5g", "en")[0]).toMatch(/^Proven: ".*" notices/)
    expect(stateLines("702.9a", "en")).toEqual(["Covered elsewhere: 509.1b has the code."])
    expect(stateLines("123.1", "en")).toEqual(["Open: stickers are not built."])
    expect(stateLines("420.5e@2003-07", "en")).toEqual([])
    expect(ruleLines("123.1", undefined, "fr")).toContain("Ouverte : stickers are not built.")
  })
})
