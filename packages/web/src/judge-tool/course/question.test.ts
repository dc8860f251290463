import type { Scenario, ScenarioCheck } from "@apnap/scenarios"
import { describe, expect, it } from "vitest"
import { EMPTY } from "../editor/draft.ts"
import { answeredScenario, questionFor } from "./question.ts"

const words = { en: "What?", fr: "Quoi ?" }
const asking = (...checks: ScenarioCheck[]): Scenario => ({
  ...EMPTY,
  lesson: { question: words, rules: ["100.1"] },
  expect: checks,
})

describe("what a lesson asks", () => {
  it("is its first assertion, and a number is typed", () => {
    const question = questionFor(
      asking({ check: "life", player: "A", is: 17 }, { check: "tapped", card: "Forest", is: true }),
    )
    expect(question).toMatchObject({ answers: "number", right: 17, check: { check: "life" } })
  })

  it("where a card lies is chosen among zones, and the answer is asserted of that zone", () => {
    const scenario = asking({ check: "zone", card: "Shock", zone: "exile", player: "B", is: true })
    const question = questionFor(scenario)!
    expect(question).toMatchObject({ answers: ["battlefield", "graveyard", "hand", "exile"], right: "exile" })
    expect(answeredScenario(scenario, question, "hand").expect).toEqual([
      { check: "zone", card: "Shock", zone: "hand", player: "B", is: true },
    ])
  })

  it("yes or no is asserted as it is answered, and the other assertions are left out", () => {
    const scenario = asking({ check: "lost", player: "A", is: false }, { check: "life", player: "A", is: 1 })
    const question = questionFor(scenario)!
    expect(question).toMatchObject({ answers: [true, false], right: false })
    expect(answeredScenario(scenario, question, true).expect).toEqual([
      { check: "lost", player: "A", is: true },
    ])
  })

  it("a player is chosen among those who sit there, or nobody where there may be none", () => {
    expect(questionFor(asking({ check: "activePlayer", is: "B" }))).toMatchObject({ answers: ["A", "B"] })
    expect(questionFor(asking({ check: "monarch", is: "B" }))).toMatchObject({
      answers: ["A", "B", null],
      right: "B",
    })
  })

  it("a size is chosen among four, the right one once", () => {
    const scenario = asking({ check: "powerToughness", card: "Grizzly Bears", power: 2, toughness: 2 })
    const question = questionFor(scenario)!
    expect(question.answers).toHaveLength(4)
    expect((question.answers as string[]).filter((size) => size === "2/2")).toHaveLength(1)
    expect(answeredScenario(scenario, question, "3/3").expect).toMatchObject([{ power: 3, toughness: 3 }])
  })

  it("is nothing where there is no one answer, and nothing where the scenario is no lesson", () => {
    expect(questionFor(asking({ check: "life", player: "A", atLeast: 1 }))).toBeNull()
    expect(questionFor(asking())).toBeNull()
    expect(questionFor({ ...EMPTY, expect: [{ check: "life", player: "A", is: 17 }] })).toBeNull()
  })
})
