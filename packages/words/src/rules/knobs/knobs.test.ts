import { CURRENT, RULESETS } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { LANGUAGES } from "../../language.ts"
import { type Knob, knobRule, knobSaying, knobTitle } from "./index.ts"

const knobs = Object.keys(CURRENT.knobs) as Knob[]

describe("knobs in words", () => {
  it.each(LANGUAGES)("%s: each has a title, and each value that a ruleset gives it is said", (language) => {
    for (const knob of knobs) {
      expect(knobTitle(knob, language), knob).toMatch(/^\S.{2,70}$/)
      for (const ruleset of RULESETS) {
        const value = ruleset.knobs[knob]
        const said = knobSaying(knob, ruleset, language)
        if (typeof value === "number") expect(said).toBe(String(value))
        else expect(said, `${knob} ${value}`).toMatch(/^[\p{Ll}\p{Lu}][^=|]{1,90}$/u)
        if (typeof value === "string" && value.includes("-")) expect(said, knob).not.toBe(value)
      }
    }
  })

  it("says different values differently", () => {
    for (const knob of knobs) {
      const pairs = RULESETS.map((r) => [String(r.knobs[knob]), knobSaying(knob, r, "en")] as const)
      const count = (i: 0 | 1) => new Set(pairs.map((pair) => pair[i])).size
      expect(count(1), knob).toBe(count(0))
    }
  })

  it("is about a rule, whose number is that of the era", () => {
    for (const knob of knobs)
      for (const ruleset of RULESETS) expect(knobRule(knob, ruleset), knob).toMatch(/^\d{3}(\.\d+[a-z]?)?$/)
    expect(knobRule("legendRule", RULESETS[1])).toBe("420.5e")
    expect(knobRule("attackConstraints", RULESETS[1])).toBe("500.2")
    expect(knobRule("spaceSculptor", RULESETS[1])).toBe("702.158")
    expect(knobRule("legendRule", CURRENT)).toBe("704.5j")
  })
})
