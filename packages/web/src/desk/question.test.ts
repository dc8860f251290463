import type { Scenario, ScenarioCheck } from "@apnap/players"
import { describe, expect, it } from "vitest"
import { EMPTY } from "./draft.ts"
import { answeredScenario, chapters, questionFor } from "./question.ts"

const asking = (...checks: ScenarioCheck[]): Scenario => ({ ...EMPTY, expect: checks })

describe("what happens?", () => {
  it("a number is asked for before anything else", () => {
    const scenario = asking(
      { check: "tapped", card: "Forest", is: true },
      { check: "life", player: "A", is: 17 },
    )
    expect(questionFor(scenario)).toMatchObject({ answers: "number", right: 17, check: { check: "life" } })
  })

  it("whether one card lies somewhere is yes or no, and the answer is asserted as its number", () => {
    const scenario = asking({ check: "graveyard", player: "B", card: "Shock", is: 1 })
    const question = questionFor(scenario)!
    expect(question).toMatchObject({ answers: [true, false], right: true })
    expect(answeredScenario(scenario, question, false).expect).toEqual([
      { check: "graveyard", player: "B", card: "Shock", is: 0 },
    ])
  })

  it("a size is chosen among four, the right one once", () => {
    const scenario = asking({ check: "powerToughness", card: "Grizzly Bears", power: 2, toughness: 2 })
    const question = questionFor(scenario)!
    expect(question.answers).toHaveLength(4)
    expect((question.answers as string[]).filter((size) => size === "2/2")).toHaveLength(1)
    expect(answeredScenario(scenario, question, "3/3").expect).toMatchObject([{ power: 3, toughness: 3 }])
  })

  it("no question is made of what has no one answer", () => {
    expect(questionFor(asking({ check: "life", player: "A", atLeast: 1 }))).toBeNull()
    expect(questionFor(asking())).toBeNull()
  })

  it("the course goes from turns over triggers to state-based actions, each by its rows", () => {
    const shows = (id: string, ...rows: string[]): Scenario => ({ ...EMPTY, id, rows })
    const course = [
      shows("legend", "S001-420.5e-1"),
      shows("late", "S004-3.10-1"),
      shows("early", "S004-3.2-1"),
      shows("trigger", "S003-3-7"),
    ]
    expect(
      chapters(course).map(({ chapter, scenarios }) => [chapter, scenarios.map(({ id }) => id)]),
    ).toEqual([
      ["turn", ["early", "late"]],
      ["triggers", ["trigger"]],
      ["sba", ["legend"]],
    ])
    expect(chapters([])).toEqual([])
  })
})
