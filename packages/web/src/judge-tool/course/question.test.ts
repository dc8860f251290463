import { readdirSync, readFileSync } from "node:fs"
import { findCard } from "@apnap/cards"
import { BUILT_IN, readScenario, runScenario, type Scenario, type ScenarioCheck } from "@apnap/scenarios"
import { describe, expect, it } from "vitest"
import { EMPTY } from "../editor/draft.ts"
import { type Answer, answeredScenario, chapters, questionFor } from "./question.ts"

const asking = (...checks: ScenarioCheck[]): Scenario => ({ ...EMPTY, expect: checks })

describe("what happens?", () => {
  it("a number is asked for before anything else", () => {
    const scenario = asking(
      { check: "tapped", card: "Forest", is: true },
      { check: "life", player: "A", is: 17 },
    )
    expect(questionFor(scenario)).toMatchObject({ answers: "number", right: 17, check: { check: "life" } })
  })

  it("where one card lies is chosen among zones, and the answer is asserted of that zone", () => {
    const scenario = asking({ check: "permanents", player: "B", card: "Shock", is: 1 })
    const question = questionFor(scenario)!
    expect(question).toMatchObject({ asks: "place", right: "battlefield" })
    expect(answeredScenario(scenario, question, "hand").expect).toEqual([
      { check: "hand", player: "B", card: "Shock", is: 1 },
    ])
  })

  it("of a card in several places it is asked whether one lies there, and the answer is asserted as its number", () => {
    const check = { player: "B", card: "Shock", is: 1 } as const
    const scenario = asking({ check: "graveyard", ...check }, { check: "hand", ...check })
    const question = questionFor(scenario)!
    expect(question).toMatchObject({ asks: "truth", answers: [true, false], right: true })
    expect(answeredScenario(scenario, question, false).expect).toEqual([
      { check: "graveyard", player: "B", card: "Shock", is: 0 },
    ])
  })

  it("whose turn it is, is chosen among the players", () => {
    const question = questionFor(asking({ check: "activePlayer", is: "B" }))
    expect(question).toMatchObject({ asks: "player", answers: ["A", "B"], right: "B" })
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

const FOLDER = new URL("../../../../../scenarios/", import.meta.url)
const LESSONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json") && name !== "decks.json")
  .flatMap((name) => readScenario(readFileSync(new URL(name, FOLDER), "utf8")).scenarios)
const STOCK = { cards: { find: findCard }, decks: BUILT_IN }

describe("each lesson of the course", () => {
  it("is told in both languages", () => {
    for (const { id, text } of LESSONS) expect([id, text?.en, text?.fr]).not.toContain(undefined)
  })

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    "%s asks what its run answers: the right answer alone holds",
    (_id, lesson) => {
      const question = questionFor(lesson)!
      expect(question).not.toBeNull()
      const outcome = (answer: Answer) =>
        runScenario(answeredScenario(lesson, question, answer), STOCK).outcome
      expect(outcome(question.right)).toBe("passed")
      const others = question.answers === "number" ? [(question.right as number) + 1] : question.answers
      for (const answer of others)
        if (answer !== question.right) expect([answer, outcome(answer)]).toEqual([answer, "failed"])
    },
  )

  it("asks for more than yes or no in most", () => {
    const truths = LESSONS.filter((lesson) => questionFor(lesson)?.asks === "truth")
    expect(truths.length).toBeLessThan(LESSONS.length / 5)
  })
})
