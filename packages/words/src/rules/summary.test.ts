import { describe, expect, it } from "vitest"
import { summarised, summary } from "./summary.ts"

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

  it("are typeset as French: narrow spaces before signs, curly apostrophes", () => {
    for (const rule of summarised()) expect(summary(rule, "fr"), rule).not.toMatch(/'| [:;!?»]|« /)
  })

  it("are null for what nobody knows", () => {
    expect(summary("999.1", "en")).toBeNull()
    expect(summary("704.5j", "fr")).toContain("Règle des légendes")
  })
})
