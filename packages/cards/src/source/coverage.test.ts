import { describe, expect, it } from "vitest"
import { compileCard, type SourceCard } from "../oracle/card.ts"
import { Coverage } from "./coverage.ts"
import { missingPhrase } from "./missing-phrase.ts"

const card = (name: string, type_line: string, oracle_text: string): SourceCard => ({
  name,
  layout: "normal",
  type_line,
  oracle_text,
})

function coverageOf(cards: readonly (readonly [SourceCard, string?])[]): Coverage {
  const counts = new Coverage()
  for (const [one, year] of cards)
    if (counts.isNew({ card: one, ...(year !== undefined && { year }) })) counts.add(compileCard(one))
  return counts
}

describe("Coverage", () => {
  const report = coverageOf([
    [card("Test Bear", "Creature — Bear", "Vigilance"), "2001"],
    [card("Half Golem", "Artifact Creature — Golem", "Vigilance\nFrobnicate each library."), "2001"],
    [card("Odd Thing", "Artifact", "Frobnicate each library."), "2003"],
    [card("Odder Thing", "Artifact", "Frobnicate each library.\nGronk."), undefined],
    [card("Test Bear", "Creature — Bear", "Vigilance"), "1999"],
  ]).report()

  it("counts cards whole, partly and not understood", () => {
    expect(report).toMatchObject({ total: 4, read: 1, whole: 1, partly: 1, none: 2 })
  })

  it("counts a card once, in its earliest year, and for each of its types", () => {
    expect(Object.keys(report.byYear)).toEqual(["1999", "2001", "2003", "unknown"])
    expect(report.byYear["1999"]).toEqual({ total: 1, read: 1, whole: 1, partly: 0, none: 0 })
    expect(report.byType.artifact).toEqual({ total: 3, read: 0, whole: 0, partly: 1, none: 2 })
    expect(report.byType.creature.total).toBe(2)
  })

  it("ranks missing phrases by the cards that lack nothing else", () => {
    expect(report.missing.map(({ cards, solely }) => [cards, solely])).toEqual([
      [3, 2],
      [1, 0],
    ])
    expect(report.missing[0].phrase).toBe("frobnicate each library")
  })
})

describe("missingPhrase", () => {
  const line = "choose a single graveyard . then stop"

  it("is the words at which reading stopped", () => {
    const stopped = {
      understood: false as const,
      line,
      stoppedAt: "single graveyard . then stop",
      expected: [],
    }
    expect(missingPhrase(stopped)).toBe("single graveyard .")
  })

  it("has the words before a mark", () => {
    const stopped = { understood: false as const, line, stoppedAt: ". then stop", expected: [] }
    expect(missingPhrase(stopped)).toBe("single graveyard . then")
  })

  it("says what was expected at the end of a line", () => {
    const stopped = { understood: false as const, line, stoppedAt: "", expected: ["."] }
    expect(missingPhrase(stopped)).toBe("(the end of the line; expected: .)")
  })
})
