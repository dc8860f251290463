import { describe, expect, it } from "vitest"
import { foundLines, searchRules } from "./search.ts"

const rules = (asked: string, language: "en" | "fr" = "en") =>
  searchRules(asked, language).map(({ rule }) => rule)

describe("rules by their words", () => {
  it("the legend rule is among those that speak of legends (704.5j)", () => {
    expect(rules("legend")).toContain("704.5j")
    expect(rules("Legend RULE")).toContain("704.5j")
    expect(rules("legende", "fr")).toContain("704.5j")
  })

  it("every word must be there, each as the beginning of one", () => {
    const both = new Set(rules("first strike"))
    for (const rule of both) expect(rules("strike")).toContain(rule)
    expect(both.size).toBeLessThan(rules("strike").length + 1)
    expect(rules("deathtou")).toContain("702.2")
    expect(() => rules("eathtouch")).toThrow(/^rule\/unknown/)
  })

  it("titles of chapters are found, and stand first when they begin so", () => {
    expect(rules("declare attackers")[0]).toBe("508")
  })

  it("are told with their number, and how many more there are", () => {
    const found = searchRules("player", "en")
    const lines = foundLines("player", found, "en")
    expect(lines[0]).toBe(`${found.length} rules speak of "player":`)
    expect(lines.at(-1)).toMatch(/^… and \d+ more/)
    expect(lines.length).toBeLessThan(50)
  })

  it("what nothing speaks of is told so", () => {
    expect(() => searchRules("qwertz", "en")).toThrow('rule/unknown: no rule speaks of "qwertz"')
    expect(() => searchRules("…", "en")).toThrow(/^rule\/unknown/)
  })
})
