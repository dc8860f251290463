import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { summarised } from "../packages/words/src/rules/summary.ts"
import { numbers } from "./citations.mjs"
import { isTest, pieces, sourceFiles } from "./source.mjs"

const root = join(import.meta.dirname, "..")
const known = numbers(JSON.parse(readFileSync(join(root, "tools/rule-numbers.json"), "utf8")))
/** Without the tables of other eras, whose numbers mean other rules today. */
const sources = sourceFiles(root)
  .filter((file) => file.startsWith("packages/engine/") && !file.includes("/rules/eras/") && !isTest(file))
  .map((file) => readFileSync(join(root, file), "utf8"))
const summaries = new Set(summarised())

describe("summaries of rules", () => {
  it("are of every rule of today, in the order of their numbers", () => {
    expect([...summaries].filter((rule) => !rule.includes("@"))).toEqual([...known])
  })

  it("cover every rule that the engine records or asks by, also of those that are no more", () => {
    const recorded = sources
      .flatMap((source) => pieces(source))
      .filter(({ kind }) => kind === "string")
      .flatMap(({ text }) => /^"([1-9]\d{2}\.\d+[a-z]?(?:@\d{4}-\d{2}(?:-\d{2})?)?)"$/.exec(text)?.[1] ?? [])
      .filter((rule) => rule.includes("@") || known.has(rule))
    const lacking = [...new Set(recorded)].filter((rule) => !summaries.has(rule))
    expect(lacking).toEqual([])
  })
})
