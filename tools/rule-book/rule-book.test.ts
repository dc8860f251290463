import { describe, expect, it } from "vitest"
import { document } from "./print.mjs"
import { faults, statuses, totals } from "./statuses.mjs"

const rules = ["104.1", "104.1a", "104.2", "123.1", "704.5", "704.5g"]
const kept = [{ target: "704.5g", key: "a.ts:f:not:1", file: "a.test.ts", title: "704.5g: it dies" }]
const elsewhere = new Map([["704.5", { rule: "704.5g", why: "a heading" }]])
const open = new Map([
  ["123", "stickers are not built"],
  ["104.1", "waits"],
])
const all = statuses(rules, { kept, elsewhere, open })

describe("the list of all rules", () => {
  it("a rule is proven by a kept mutant, covered elsewhere by the list, and open otherwise, with the reason", () => {
    expect(all.get("704.5g")).toEqual({ state: "proven", file: "a.test.ts", test: "704.5g: it dies" })
    expect(all.get("704.5")).toEqual({ state: "elsewhere", rule: "704.5g", why: "a heading" })
    expect(all.get("123.1")).toEqual({ state: "open", why: "stickers are not built" })
    expect(all.get("104.1a")).toEqual({ state: "open", why: "waits" })
    expect(all.get("104.2")).toMatchObject({ state: "open", why: expect.stringContaining("no kept mutant") })
    expect(totals(all)).toEqual({ total: 6, proven: 1, elsewhere: 1, open: 4 })
  })

  it("a title alone proves nothing: without a kept mutant the rule is open", () => {
    const none = statuses(rules, { kept: [], elsewhere, open })
    expect(totals(none).proven).toBe(0)
  })

  it("rules that are not there, and those that point at one another, are faults", () => {
    const round = new Map([
      ["104.1", { rule: "104.2", why: "" }],
      ["104.2", { rule: "104.1", why: "" }],
      ["704.5", { rule: "704.99", why: "" }],
    ])
    expect(faults(new Set(rules), { elsewhere: round, open: new Map([["999", "x"]]) })).toEqual([
      "no such rule: 704.99",
      "no such rule: 999",
      "104.1 points back at itself",
      "104.2 points back at itself",
    ])
  })

  it("is told by section, with the totals", () => {
    const text = document(all)
    const rows = text.split("\n").map((line) => line.replace(/\s+/g, " "))
    expect(text).toContain("1 of 6 rules are proven, 1 are covered elsewhere, 4 are open.")
    expect(rows).toContain("| 704 | 2 | 1 | 1 | 0 |")
    expect(text).toContain("- elsewhere: 704.5 (704.5g)")
    expect(text).toContain("- open, stickers are not built: 123.1")
  })
})
