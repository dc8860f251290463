import { CURRENT, findRuleset } from "@apnap/engine"
import { findRule } from "@apnap/words/eras"
import { describe, expect, it } from "vitest"
import { ruleLines } from "./print.ts"

describe("apnap rule", () => {
  it("finds a rule by the number of an era: 704.5k@2011-09-30 is 704.5j", () => {
    const then = findRuleset("2011-09-30")!
    expect(findRule("704.5j", CURRENT)).toBe("704.5j")
    expect(findRule("704.5k", then)).toBe("704.5j")
    expect(findRule("704.5j", then)).toBe("704.5j@2011-09-30")
    expect(findRule("420.5e", findRuleset("2003-07")!)).toBe("704.5j")
    expect(findRule("310.4@2003-07", CURRENT)).toBe("310.4@2003-07")
  })

  it("names the nearest numbers for one that nobody knows", () => {
    expect(() => findRule("704.5zz", CURRENT)).toThrow(/^rule\/unknown: .*704\.5/)
    expect(() => findRule("nonsense", CURRENT)).toThrow(/^rule\/unknown/)
  })

  it("follows the number through the eras (704.5j)", () => {
    const lines = ruleLines("704.5j", CURRENT, "fr")
    expect(lines).toContain("  npx apnap explain scenarios/legend-rule-2003.json")
    expect(lines.find((line) => line.includes("de 2004-10 à 2011-09-30"))).toContain("toutes celles")
    expect(lines[0]).toContain("Règle des légendes")
    expect(lines.some((line) => line.includes(".test.ts"))).toBe(true)
  })

  it("lists a section", () => {
    expect(ruleLines("704", CURRENT, "en").length).toBeGreaterThan(25)
  })
})
