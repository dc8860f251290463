import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { summarised } from "../packages/words/src/rules/summary.ts"
import { citations, numbers } from "./citations.mjs"
import { isTest, pieces, sourceFiles } from "./source.mjs"

const root = join(import.meta.dirname, "..")
const known = numbers(JSON.parse(readFileSync(join(root, "tools/rule-numbers.json"), "utf8")))
/** Without the tables of other eras, whose numbers mean other rules today. */
const sources = sourceFiles(root)
  .filter((file) => file.startsWith("packages/engine/") && !file.includes("/rules/eras/") && !isTest(file))
  .map((file) => readFileSync(join(root, file), "utf8"))
const summaries = new Set(summarised())

/** The sections, or chapters, of which every numbered rule has a summary. */
const FINISHED = ["1", "2", "3", "4", "5", "6", "700", "701", "702"]

describe("summaries of rules", () => {
  it("are of rules that there are, or of some that are no more", () => {
    expect([...summaries].filter((rule) => !rule.includes("@") && !known.has(rule))).toEqual([])
  })

  it("cover every rule that the engine records or asks by", () => {
    const recorded = sources
      .flatMap((source) => pieces(source))
      .filter(({ kind }) => kind === "string")
      .flatMap(({ text }) => /^"([1-9]\d{2}\.\d+[a-z]?(?:@\d{4}-\d{2}(?:-\d{2})?)?)"$/.exec(text)?.[1] ?? [])
      .filter((rule) => rule.includes("@") || known.has(rule))
    const lacking = [...new Set(recorded)].filter((rule) => !summaries.has(rule))
    expect(lacking).toEqual([])
  })

  it.each(FINISHED)("cover every rule whose number begins with %s, in the order of their numbers", (part) => {
    const rules = [...known].filter((rule) => rule.startsWith(part))
    expect(rules).not.toEqual([])
    expect([...summaries].filter((rule) => rule.startsWith(part) && !rule.includes("@"))).toEqual(rules)
  })

  it("cover nearly every rule that the engine's code cites", () => {
    const cited = new Set(sources.flatMap((source) => citations(source, false)).map((c) => c.number))
    const lacking = [...cited].filter((rule) => known.has(rule) && !summaries.has(rule))
    expect(lacking.length).toBeLessThan(30)
  })
})
