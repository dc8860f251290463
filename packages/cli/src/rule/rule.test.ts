import { CURRENT, findRuleset } from "@apnap/engine"
import { aboutRule, findRule } from "@apnap/words/eras"
import { summary } from "@apnap/words/rules"
import { describe, expect, it } from "vitest"
import { ruleLines } from "./print.ts"

describe("apnap rule", () => {
  it("finds a rule by the number of an era: 704.5k@2011-09-30 is 704.5j", () => {
    const then = findRuleset("2011-09-30")!
    expect(findRule("704.5j", CURRENT).rule).toBe("704.5j")
    expect(findRule("704.5k", then).rule).toBe("704.5j")
    expect(findRule("704.5j", then).rule).toBe("704.5j@2011-09-30")
    expect(findRule("420.5e", findRuleset("2003-07")!).rule).toBe("704.5j")
    expect(findRule("310.4@2003-07", CURRENT).rule).toBe("310.4@2003-07")
  })

  it("finds a number of old without a ruleset too, in the last era that had it; with an era behind it, in that one", () => {
    expect(findRule("420.5e")).toMatchObject({ rule: "704.5j", ruleset: { name: "2007-10" } })
    expect(findRule("420.5e@2003-07")).toMatchObject({ rule: "704.5j", ruleset: { name: "2003-07" } })
    expect(findRule("704.5k")).toMatchObject({ rule: "704.5k", ruleset: { name: "current" } })
    expect(ruleLines("420.5e", undefined, "en")[0]).toMatch(/^420\.5e@2007-10 = 704\.5j {2}/)
    expect(ruleLines("300.3@2003-07", undefined, "fr").join(" ")).toMatch(/^300\.3@2003-07 .*\d tests?/)
  })

  it("claims no number where none is known: before 2009, for younger rules, for keywords that have moved", () => {
    const spans = (rule: string) => aboutRule(rule).numbers.map(({ number, first }) => `${number} ${first}`)
    expect(spans("704.5v")).toEqual(["704.5v 2024-11"])
    expect(spans("901.9")).toEqual(["901.9 2010-07"])
    expect(spans("702.26b")).toEqual([
      "502.15 1999-06",
      "702.23b 2009-07",
      "702.24b 2011-09-30",
      "702.25b 2014-02",
      "702.26b 2021-04-22",
    ])
    expect(spans("508.1")).toEqual(["308 1999-06", "508.1 2009-07"])
    expect(spans("704.5i")).toEqual(["420.5 2007-10", "704.5i 2009-07"])
    expect(spans("603.12")).toEqual(["603.12 2017-09-29"])
    expect(spans("702.40a")[0]).toBe("502 2003-07")
    expect(spans("100.2")).toEqual(["100.2 2009-07"])
    expect(findRule("310.2", findRuleset("1999-06")).rule).toBe("510.1")
    expect(() => findRule("904.9", findRuleset("2009-07"))).toThrow(/^rule\/unknown/)
  })

  it("counts the tests that name it by a number of old (704.5j@2011-09-30)", () => {
    const lines = ruleLines("704.5j@2011-09-30", undefined, "en")
    expect(lines.some((line) => line.includes("planeswalkers of one type all go"))).toBe(true)
  })

  it("says since when a number holds that is today's", () => {
    const numbers = (language: "en" | "fr") => ruleLines("704.5j", undefined, language).slice(2, 5)
    expect(numbers("en").map((line) => line.trim())).toEqual([
      "420.5e  1999-06 to 2007-10",
      "704.5k  2009-07 to 2015-07",
      "704.5j  since 2017-09-29",
    ])
    expect(numbers("fr")[2]).toBe("  704.5j  depuis 2017-09-29")
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

  it("lists a chapter under its title", () => {
    const lines = ruleLines("704", CURRENT, "en")
    expect(lines[0]).toBe("704  State-based actions")
    expect(lines.length).toBeGreaterThan(25)
    expect(ruleLines("508", undefined, "fr")[0]).toBe("508  Étape de déclaration des attaquants")
  })

  it("tells of a rule what its lettered rules say: 508.1a to 508.1m, and of 508.1a that it has none", () => {
    const lines = ruleLines("508.1", undefined, "en")
    const below = lines.slice(1, lines.indexOf("Numbers by ruleset:"))
    expect(below.map((line) => line.slice(0, 9))).toEqual(
      [..."abcdefghijkm"].map((letter) => `  508.1${letter} `),
    )
    expect(below[5]).toContain(summary("508.1f", "en"))
    expect(ruleLines("508.1a", undefined, "en")[1]).toBe("Numbers by ruleset:")
  })

  it("tells only of the lettered rules that an era had: 704.5 without Sagas and speed in 2011", () => {
    const lines = ruleLines("704.5", findRuleset("2011-09-30"), "en")
    expect(lines.filter((line) => /^ {2}704\.5.@2011-09-30 +704\.5[a-z] /.test(line)).length).toBeGreaterThan(
      10,
    )
    expect(lines.some((line) => / 704\.5[sz] /.test(line))).toBe(false)
  })

  it("lists a section of old by the numbers of then, with those of today: 409 was playing spells and abilities", () => {
    const lines = ruleLines("409", findRuleset("2003-07"), "en")
    expect(lines.at(-1)).toMatch(/^409\.1i@2003-07 +601\.2i {2}/)
    expect(lines.some((line) => line.startsWith("409.1c@2003-07   601.2c "))).toBe(true)
    expect(ruleLines("410@2003-07", undefined, "fr")[1]).toMatch(/^410@2003-07 +603\./)
    expect(ruleLines("413", undefined, "en")[1]).toMatch(/^413@2007-10 /)
  })

  it("a number of old that several rules share lists them: 409.1a@2003-07 was casting and activating", () => {
    expect(ruleLines("409.1a@2003-07", undefined, "en").map((line) => line.slice(17, 23))).toEqual([
      "601.2a",
      "602.2a",
    ])
    expect(ruleLines("413.2a", findRuleset("2003-07"), "en")[0]).toMatch(/^413\.2a@2003-07 = 608\.2b /)
  })
})
