import { describe, expect, it } from "vitest"
import { parseDisputes } from "./disputes.ts"
import {
  areaOf,
  judged,
  mostLacking,
  type ScenarioResult,
  summarise,
  summariseByArea,
  Unsupported,
} from "./outcome.ts"

const result = (id: string, outcome: ScenarioResult["outcome"], more: Partial<ScenarioResult> = {}) => ({
  id,
  area: areaOf(id),
  outcome,
  reason: "",
  warnings: [],
  ...more,
})

describe("outcomes", () => {
  it("belong to the area that the id says, or else the file", () => {
    expect(areaOf("cards/single/spm/SomeTest.test")).toBe("cards/single")
    expect(areaOf("combat/SomeTest.test")).toBe("combat")
    expect(areaOf("alone", "/tmp/my-cases.jsonl")).toBe("my-cases")
  })

  it("are counted, in all and by area, whatever the order of the results", () => {
    const results = [result("b/y", "failed"), result("a/x", "passed"), result("b/z", "unsupported")]
    expect(summarise(results)).toMatchObject({ total: 3, passed: 1, failed: 1, unsupported: 1, disputed: 0 })
    expect(summarise(results).results.map((r) => r.id)).toEqual(["a/x", "b/y", "b/z"])
    expect([...summariseByArea(results)].map(([area, s]) => [area, s.total])).toEqual([
      ["a", 1],
      ["b", 2],
    ])
  })

  it("name what is lacking, the most wanted first", () => {
    const lacks = [{ card: "Shock" }, { feature: "planes" }, { feature: "planes" }]
    const results = lacks.map((l, i) => result(`a/${i}`, "unsupported", { lacks: l }))
    expect(mostLacking(results)).toEqual([
      { lacks: { feature: "planes" }, scenarios: 2 },
      { lacks: { card: "Shock" }, scenarios: 1 },
    ])
    expect(new Unsupported({ card: "Shock" }).message).toBe('card "Shock"')
  })
})

describe("disputes", () => {
  const lines = "# id\trule\treason\n\na/x\t704.5k\tThe world rule is not that\n"

  it("are read from lines or JSON", () => {
    const expected = new Map([["a/x", { rule: "704.5k", reason: "The world rule is not that" }]])
    expect(parseDisputes(lines)).toEqual(expected)
    expect(parseDisputes('{"a/x": {"rule": "704.5k", "reason": "The world rule is not that"}}')).toEqual(
      expected,
    )
  })

  it("must cite a rule", () => {
    expect(() => parseDisputes("a/x\tbecause", "d.tsv")).toThrow("scenario/disputes: d.tsv:1")
    expect(() => parseDisputes('{"a/x": {"reason": "so"}}', "d.json")).toThrow(
      "scenario/disputes: d.json: a/x.rule",
    )
  })

  it("excuse failures, not passes and not what we lack", () => {
    const disputes = parseDisputes(lines)
    expect(judged(result("a/x", "failed"), disputes)).toMatchObject({
      outcome: "disputed",
      reason: expect.stringContaining("704.5k"),
    })
    expect(judged(result("a/x", "passed"), disputes).outcome).toBe("passed")
    expect(judged(result("a/x", "unsupported"), disputes).outcome).toBe("unsupported")
  })
})
