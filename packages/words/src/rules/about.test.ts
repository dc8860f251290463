import { CURRENT, findRuleset, RULESETS } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { aboutRule, saidThen, wordingLines } from "./about.ts"
import { heading } from "./headings.ts"
import { summarised, summary } from "./summary.ts"

describe("a rule through the eras", () => {
  it("has its numbers from era to era (704.5j)", () => {
    expect(aboutRule("704.5j").numbers.map(({ number }) => number)).toEqual(["420.5e", "704.5k", "704.5j"])
    expect(aboutRule("310.4@2003-07").numbers).toEqual([
      { number: "310.4", first: "1999-06", last: "2007-10" },
    ])
    expect(aboutRule("704.5j@2011-09-30").numbers).toEqual([
      { number: "420.5", first: "2007-10", last: "2007-10" },
      { number: "704.5j", first: "2009-07", last: "2015-07" },
    ])
  })

  it("says of each rule that is no more in which eras it was in force", () => {
    const past = summarised().filter((rule) => rule.includes("@"))
    expect(past.filter((rule) => aboutRule(rule).numbers.length === 0)).toEqual([])
  })

  it("says what the legend rule was, and until when", () => {
    const then = aboutRule("704.5j").then.map(({ first, last }) => [first, last])
    expect(then).toEqual([
      ["1999-06", "2003-07"],
      ["2004-10", "2011-09-30"],
    ])
    expect(aboutRule("704.5j").then[1].fr).toContain("Règle des légendes")
  })

  it("says so again where a way of then came back: damage is divided freely", () => {
    expect(aboutRule("510.1c").then.map(({ first }) => first)).toEqual(["1999-06", "2009-07"])
  })

  it("names the scenarios that show it", () => {
    expect(aboutRule("704.5j").scenarios).toContain("scenarios/legend-rule-2003")
    expect(aboutRule("999.1").scenarios).toEqual([])
  })

  it("says what it said then: 420.5d@2003-07 of local enchantments, 704.5k@2011-09-30 of all legends, and nothing of today's [S001-voc-1]", () => {
    const said = (rule: string, era: string) => saidThen(rule, findRuleset(era)!, "fr")
    expect(said("704.5m", "2003-07")).toContain("enchantement local")
    expect(said("704.5g", "2003-07")).toContain("blessures fatales")
    expect(said("704.5k", "2003-07")).toContain("enchantement du monde")
    expect(said("704", "2003-07")).toBe("Effets basés sur un état.")
    expect(said("704.5j", "2011-09-30")).toContain("toutes celles")
    expect(said("704.5j", "current")).toBe(summary("704.5j", "fr"))
    expect(said("704", "2011-09-30")).toBe("Actions basées sur un état")
  })

  it("each wording is of a rule with a summary, and of a value that a knob has had", () => {
    for (const { rule, knob, value, en, fr } of wordingLines()) {
      expect(summary(rule, "en") ?? heading(rule, "en"), rule).not.toBeNull()
      expect(
        RULESETS.map(({ knobs }) => String(knobs[knob])),
        knob,
      ).toContain(value)
      expect(
        [en, fr].every((text) => /^.{8,130}\.$/u.test(text)),
        en,
      ).toBe(true)
      expect(fr).not.toMatch(/'| [:;!?]/)
    }
    expect(CURRENT.knobs.legendRule).toBe("controller-keeps-one")
  })
})
