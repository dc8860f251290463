import { findRuleset, RULESETS, type Ruleset } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { chaptersThen } from "./find.ts"
import { numberThen } from "./numbers.ts"
import { summarised } from "./summary.ts"

const then = (rule: string, name: string) => numberThen(rule, findRuleset(name)!)
const SINCE_2009 = RULESETS.filter(({ effective }) => effective >= "2009-07-11")

/** All numbers of today's rules, not just of sections, with the rules that have them. */
function taken(ruleset: Ruleset): Map<string, string[]> {
  const by = new Map<string, string[]>()
  for (const rule of summarised().filter((one) => !one.includes("@"))) {
    const number = numberThen(rule, ruleset)
    if (number?.includes(".")) by.set(number, [...(by.get(number) ?? []), rule])
  }
  return by
}

describe("numbers of rules since 2009", () => {
  it.each(SINCE_2009)("no two rules have one number in $name", (ruleset) => {
    expect([...taken(ruleset)].filter(([, rules]) => rules.length > 1)).toEqual([])
  })

  it.each(SINCE_2009)("a lettered rule of $name has the rule of which it is a part", (ruleset) => {
    const numbers = taken(ruleset)
    const past = summarised().filter((one) => one.includes("@"))
    const parents = new Set([...numbers.keys(), ...past.map((one) => numberThen(one, ruleset))])
    expect([...numbers.keys()].filter((one) => !parents.has(one.replace(/[a-z]$/, "")))).toEqual([])
  })

  it.each(SINCE_2009)("no two sections have one number in $name", (ruleset) => {
    const chapters = [...new Set(summarised().map((rule) => rule.slice(0, 3)))]
    // Substitute cards (713) were told of among double-faced cards.
    const those = (number: string) => chaptersThen(number, ruleset).filter((one) => one !== "713")
    expect(chapters.filter((one) => those(one).length > 1)).toEqual([])
  })

  it("sections moved as others came before them: controlled players (723.1), subgames (729.1), shortcuts (732.1) and illegal actions (733.1)", () => {
    const moved = (name: string) =>
      ["723.1", "724.1b", "729.1", "732.1", "733.1"].map((one) => then(one, name))
    expect(moved("2009-07")).toEqual(["710.1", "711.1b", "712.1", "713.1", "714.1"])
    expect(moved("2014-02")).toEqual(["712.1", "713.1b", "715.1", "716.1", "717.1"])
    expect(moved("2018-06")).toEqual(["715.1", "716.1b", "719.1", "720.1", "721.1"])
    expect(moved("2020-07-03")).toEqual(["716.1", "717.1b", "720.1", "722.1", "723.1"])
    expect(moved("2025-06")).toEqual(["721.1", "722.1b", "727.1", "730.1", "731.1"])
    expect(moved("current")).toEqual(["723.1", "724.1b", "729.1", "732.1", "733.1"])
  })

  it("what starts a game moved with 103.2: 103.8a was 103.7a@2014-02, 103.5 was 103.4@2014-02 and 103.4c had a predecessor in 2011", () => {
    expect(
      ["103.3", "103.4", "103.5", "103.5c", "103.6a", "103.8a"].map((one) => then(one, "2014-02")),
    ).toEqual(["103.2", "103.3", "103.4", "103.4c", "103.5a", "103.7a"])
    expect(then("103.8a", "2009-07")).toBe("103.6a")
    expect(["103.2", "103.3a"].map((one) => then(one, "2014-02"))).toEqual([undefined, undefined])
    expect(["103.2", "103.5"].map((one) => then(one, "2024-11"))).toEqual(["103.2", "103.5"])
    expect(["103.4c", "103.4e"].map((one) => [then(one, "2010-07"), then(one, "2011-09-30")])).toEqual([
      [undefined, "103.3c"],
      ["103.3c", "103.3d"],
    ])
  })

  it("priority came after what triggered until 2017: 503.1 was 503.2@2014-02, 510.3 was 510.4@2014-02; sagas came before it in 2018 (505.6)", () => {
    const moved = (name: string) =>
      ["503.1", "503.1a", "505.6", "510.3", "510.3a"].map((one) => then(one, name))
    expect(moved("2014-02")).toEqual(["503.2", "503.1", "505.5", "510.4", "510.3"])
    expect(moved("2017-09-29")).toEqual(["503.1", "503.1a", "505.4", "510.3", "510.3a"])
    expect(moved("2018-06")).toEqual(["503.1", "503.1a", "505.5", "510.3", "510.3a"])
  })

  it("turn-based actions moved with lore counters (703.4f): 703.4i was 703.4f@2014-02, then 703.4g@2018-06", () => {
    expect(["2014-02", "2018-06", "2024-11"].map((name) => then("703.4i", name))).toEqual([
      "703.4f",
      "703.4g",
      "703.4i",
    ])
    expect(["2014-02", "2018-06"].map((name) => then("703.4h@2014-02", name))).toEqual(["703.4h", "703.4i"])
  })

  it("layers moved with the sublayers of the first (613.2): 613.4b was 613.3b@2014-02, 613.4d was 613.3e@2014-02 after counters", () => {
    const moved = (name: string) =>
      ["613.2a", "613.3", "613.4b", "613.4d", "613.7", "613.7a", "613.8a", "613.11"].map((one) =>
        then(one, name),
      )
    expect(moved("2014-02")).toEqual([
      undefined,
      "613.2",
      "613.3b",
      "613.3e",
      "613.6",
      undefined,
      "613.7a",
      "613.10",
    ])
    expect(moved("2020-07-03")[3]).toBe("613.4d")
    expect(moved("2020-07-03")[5]).toBe("613.7a")
    expect(["2014-02", "2020-07-03"].map((name) => then("613.3d@2014-02", name))).toEqual([
      "613.3d",
      undefined,
    ])
  })

  it("the status of permanents came after tokens (110.5): 110.5b was 110.6b@2014-02", () => {
    expect([then("110.5b", "2014-02"), then("111.3", "2014-02"), then("110.5b", "2020-07-03")]).toEqual([
      "110.6b",
      "110.5b",
      "110.5b",
    ])
  })

  it("of double-faced and meld cards just the section is known until 2021 (712.8)", () => {
    expect([then("712.3", "2014-02"), then("712.8a", "2014-02"), then("713.1", "2014-02")]).toEqual([
      undefined,
      "711",
      "711",
    ])
    const in2017 = ["712.8a", "712.4", "712.4a", "712.8b", "712.21"].map((one) => then(one, "2017-09-29"))
    expect(in2017).toEqual(["711", "712", "712", "712", "712"])
  })

  it("Archenemy shifted what came after its schemes (505.3, 703.4e): 505.6 was 505.4@2009-07, 703.4q was 703.4n@2009-07", () => {
    const moved = (name: string) =>
      ["505.3", "505.4@2014-02", "505.6", "703.4e", "703.4h", "703.4h@2014-02", "703.4q"].map((one) =>
        then(one, name),
      )
    expect(moved("2009-07")).toEqual([undefined, "505.3", "505.4", undefined, "703.4d", "703.4g", "703.4n"])
    expect(moved("2010-07")).toEqual(["505.3", "505.4", "505.5", "703.4d", "703.4e", "703.4h", "703.4p"])
    expect(then("704.6e", "2010-07")).toBe("704.5v")
  })

  it("attackers were declared without optional costs until 2017 (508.1g): 508.1m was 508.1k@2014-02", () => {
    expect(["2014-02", "2017-09-29"].map((name) => then("508.1m", name))).toEqual(["508.1k", "508.1m"])
  })

  it("the sublayers of layer 1 had today's number since they came (613.2)", () => {
    expect(["2018-06", "2020-07-03"].map((name) => then("613.2", name))).toEqual([undefined, "613.2"])
  })
})
