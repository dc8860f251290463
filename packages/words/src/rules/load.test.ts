import { expect, it } from "vitest"
import { loadSummaries } from "./load.ts"
import { subRules, summarised, summary } from "./summary.ts"

it("a rule is loaded with those around it: what it says, and its lettered rules", async () => {
  for (const rule of summarised()) {
    const words = await loadSummaries(rule)
    expect(words.summary(rule, "fr"), rule).toBe(summary(rule, "fr"))
    expect(words.subRules(rule), rule).toEqual(subRules(rule))
  }
})

it("only a part of all rules is loaded with one of them", async () => {
  const { rules } = await loadSummaries("508.1")
  expect(rules.length).toBeLessThan(summarised().length / 10)
})

it("of what is no rule nothing is loaded", async () => {
  expect((await loadSummaries("nonsense")).rules).toEqual([])
})
