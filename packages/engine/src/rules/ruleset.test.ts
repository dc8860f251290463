import { describe, expect, it } from "vitest"
import { CURRENT, findRuleset, RULESETS, ruleNumber } from "./ruleset.ts"
import { termsOf } from "./terms.ts"

const knob = (name: string) => findRuleset(name)!.knobs

describe("rulesets by era", () => {
  it("has sixteen, in the order of their days, each with every knob", () => {
    expect(RULESETS).toHaveLength(16)
    const days = RULESETS.map((r) => r.effective)
    expect(days).toEqual(days.toSorted())
    for (const r of RULESETS)
      expect(Object.keys(r.knobs).toSorted()).toEqual(Object.keys(CURRENT.knobs).toSorted())
    expect(Object.keys(CURRENT.knobs)).toHaveLength(73)
    expect(findRuleset("1993-08")).toBeUndefined()
  })

  it("differs from its neighbour only by what changed", () => {
    expect(knob("2003-07")).toEqual({ ...knob("1999-06"), doubleStrike: true })
    expect(knob("2015-07")).toEqual({ ...knob("2014-02"), commanderZone: "replace-gy-exile-hand-library" })
    expect(RULESETS.map((r) => r.knobs.legendRule)).toEqual([
      ...Array(2).fill("oldest-stays"),
      ...Array(5).fill("all-die"),
      ...Array(9).fill("controller-keeps-one"),
    ])
  })

  it("knows the number of a rule then and now: 704.5j was 420.5e@2003-07 and 704.5k@2011-09-30", () => {
    expect(RULESETS.map((r) => ruleNumber(r, "704.5j"))).toEqual([
      ...Array(4).fill("420.5e"),
      ...Array(5).fill("704.5k"),
      ...Array(7).fill("704.5j"),
    ])
    expect(ruleNumber(findRuleset("2011-09-30")!, "704.6b")).toBe("704.5u")
    expect(ruleNumber(findRuleset("2014-02")!, "704.6f")).toBe("704.5x")
    expect(CURRENT.numbers).toEqual({})
  })

  it("before 2009 a rule stands under its own number then, its rule's or its section's: 601.2i was 409.1i@2003-07", () => {
    const then = (rule: string) => ruleNumber(findRuleset("2003-07")!, rule)
    expect(["601.2i", "601.2e", "602.2b", "602.5a", "605.3"].map(then)).toEqual([
      "409.1i",
      "409.1",
      "409.1",
      "403",
      "411",
    ])
    expect(["603.2", "603.3b", "608.2b", "608.2c", "616.1a"].map(then)).toEqual([
      "410",
      "410.3",
      "413.2a",
      "413.2",
      "419.9",
    ])
    expect(["508.1k", "509.1h", "702.16b", "702.26b", "704.5j"].map(then)).toEqual([
      "308",
      "309",
      "502",
      "502.15",
      "420.5e",
    ])
    expect(RULESETS.map((r) => ruleNumber(r, "701.8a"))).toEqual([
      ...Array(3).fill("417"),
      "501",
      ...Array(5).fill("701.6a"),
      ...Array(4).fill("701.7a"),
      ...Array(3).fill("701.8a"),
    ])
    expect(ruleNumber(findRuleset("2009-07")!, "601.2i")).toBe("601.2i")
    expect(ruleNumber(findRuleset("2011-09-30")!, "702.26b")).toBe("702.24b")
    expect(ruleNumber(findRuleset("2014-02")!, "702.26b")).toBe("702.25b")
  })

  it("sections moved as others came: priority was 116.3@2011-09-30, copying 706.2@2014-02, a token's owner 110.5a@2014-02", () => {
    const then = (rule: string, era: string) => ruleNumber(findRuleset(era)!, rule)
    expect(["2009-07", "2011-09-30", "2018-06", "2020-07-03"].map((era) => then("117.3c", era))).toEqual([
      "115.3c",
      "116.3c",
      "116.3c",
      "117.3c",
    ])
    expect([then("707.2", "2014-02"), then("707.2", "current")]).toEqual(["706.2", "707.2"])
    expect([then("111.2", "2014-02"), then("111.2", "2020-07-03")]).toEqual(["110.5a", "111.2"])
  })

  it("keyword abilities are numbered without gaps: in 2009 fear was 702.7, before intimidate, and what came after it one lower", () => {
    const then = (era: string, last: number) => {
      const rules = Array.from({ length: last - 1 }, (_, i) => `702.${i + 2}`)
      const there = rules.flatMap(
        (rule) => findRuleset(era)?.numbers[rule] ?? (Number(rule.slice(4)) < 7 ? rule : []),
      )
      return there.map((number) => Number(number.slice(4))).toSorted((a, b) => a - b)
    }
    expect(then("2009-07", 85)).toEqual(Array.from({ length: 80 }, (_, i) => i + 2))
    expect(
      ["702.7", "702.26", "702.36", "702.37f", "702.85"].map((rule) =>
        ruleNumber(findRuleset("2009-07")!, rule),
      ),
    ).toEqual(["702.8", "702.23", "702.7", "702.33f", "702.81"])
    expect(ruleNumber(findRuleset("2010-07")!, "702.37f")).toBe("702.34f")
  })

  it("letters moved as others came between: loyalty counters were 121.1b@2014-02, the planar die 115.2g@2014-02", () => {
    const then = (rule: string) =>
      ["2010-07", "2014-02", "2018-06", "2021-04-22", "2024-11", "current"].map((era) =>
        ruleNumber(findRuleset(era)!, rule),
      )
    expect(then("122.1e")).toEqual(["120.1b", "121.1b", "121.1b", "122.1c", "122.1e", "122.1e"])
    expect(then("116.2i")).toEqual(["114.2g", "115.2g", "115.2g", "116.2i", "116.2i", "116.2i"])
    expect(then("714.3c").slice(2)).toEqual(["714.3b", "714.3b", "714.3c", "714.3c"])
    expect(then("903.4d").slice(1)).toEqual(["903.4c", "903.4c", "903.4d", "903.4d", "903.4d"])
    expect(then("603.2g")).toEqual(["603.2f", "603.2f", "603.2f", "603.2g", "603.2g", "603.2g"])
    expect(["2011-09-30", "2014-02"].map((era) => ruleNumber(findRuleset(era)!, "700.4"))).toEqual([
      "700.6",
      "700.4",
    ])
  })

  it("speaks the words of its era", () => {
    expect(termsOf(knob("2003-07"))).toMatchObject({
      battlefield: "in play",
      cast: "play",
      aura: "local enchantment",
    })
    expect(termsOf(knob("2011-09-30"))).toMatchObject({
      exile: "exile",
      enters: "enters the battlefield",
      aura: "Aura",
    })
    expect(termsOf(CURRENT.knobs).enters).toBe("enters")
  })
})
