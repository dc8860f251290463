import { describe, expect, it } from "vitest"
import { heading } from "./headings.ts"
import { subRules, summarised, summary } from "./summary.ts"

describe("summaries of rules", () => {
  it("are one line in each language, in order, without doubles", () => {
    const rules = summarised()
    expect(new Set(rules).size).toBe(rules.length)
    for (const rule of rules) {
      expect(rule).toMatch(/^\d{3}\.\d+[a-z]?(@\d{4}-\d\d(-\d\d)?)?$/)
      for (const language of ["en", "fr"] as const) {
        const text = summary(rule, language)!
        expect(text, rule).toMatch(/^\P{Ll}.{8,180}\.$/u)
      }
    }
  })

  it('speak of players as "they"', () => {
    for (const rule of summarised())
      expect(summary(rule, "en"), rule).not.toMatch(/\b(he|him|his|himself|she|her|hers)\b/)
  })

  it("are typeset as French: narrow spaces before signs, curly apostrophes", () => {
    for (const rule of summarised()) expect(summary(rule, "fr"), rule).not.toMatch(/'| [:;!?»]|« /)
  })

  it("name the lettered rules of a rule, in order", () => {
    expect(subRules("104.2").map((rule) => rule.at(-1))).toEqual(
      [..."abcd"].slice(0, subRules("104.2").length),
    )
    expect(subRules("508.1a")).toEqual([])
    expect(subRules("510.1").some((rule) => rule.includes("@"))).toBe(false)
    expect(subRules("10")).toEqual([])
  })

  it("stand in chapters, each with a title in both languages", () => {
    const chapters = new Set(
      summarised()
        .filter((rule) => !rule.includes("@"))
        .map((rule) => rule.slice(0, 3)),
    )
    for (const chapter of chapters)
      for (const language of ["en", "fr"] as const)
        expect(heading(chapter, language), chapter).toMatch(/^\p{Lu}[^']{2,50}$/u)
    expect(heading("999", "en")).toBeNull()
  })

  it("are null for what nobody knows", () => {
    expect(summary("999.1", "en")).toBeNull()
    expect(summary("704.5j", "fr")).toContain("Règle des légendes")
  })
})
