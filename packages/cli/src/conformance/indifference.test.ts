import { fileURLToPath } from "node:url"
import { findCard } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"
import { BUILT_IN, runScenario, type Scenario, type Stock } from "@apnap/scenarios"
import { describe, expect, it } from "vitest"
import { loadScenarios } from "./load.ts"

const within = (folder: string) =>
  loadScenarios(fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)))
const scenarios = [...(await within("scenarios")), ...(await within("scenarios/course"))]
const stock: Stock = { cards: { find: findCard }, decks: BUILT_IN }

const thing: CardDefinition = {
  name: "Thing of No Interest",
  layout: "normal",
  faces: [{ name: "Thing of No Interest", types: ["enchantment"] }],
}
const withThing: Stock = {
  cards: { find: (name) => (name === thing.name ? thing : findCard(name)) },
  decks: BUILT_IN,
}
const deeper: Stock = {
  cards: stock.cards,
  decks: new Map(
    [...BUILT_IN].map(([name, deck]) => [
      name,
      { ...deck, library: [{ card: "Island", count: 1 }, ...deck.library] },
    ]),
  ),
}

/** In these formats the seat decides the team or the archenemy. */
const SEATED: ReadonlySet<Scenario["format"]> = new Set(["twoHeadedGiant", "teamVsTeam", "archenemy"])
/** This scenario shuffles all permanents into the library and counts them. */
const SHUFFLED: ReadonlySet<string> = new Set(["lichs-mirror-two-losses", "two-losses"])

/** Whether a scenario checks a count of all permanents that a player controls. */
const countsAll = ({ id, expect }: Scenario) =>
  SHUFFLED.has(id.replace(/^.*\//, "")) ||
  expect.some((check) => check.check === "permanents" && check.card === undefined)

const beside = (scenario: Scenario): Scenario => ({
  ...scenario,
  players: Object.fromEntries(
    Object.entries(scenario.players).map(([seat, position]) => [
      seat,
      { ...position, battlefield: [thing.name, ...(position.battlefield ?? [])] },
    ]),
  ),
})

function outcome(scenario: Scenario, by: Stock, seat = 0): string[] {
  const { id, outcome, reason } = runScenario(scenario, by, { seat })
  return [id, outcome, reason]
}

describe("what does not concern a scenario changes nothing in it", () => {
  const passed = ({ id }: Scenario) => [id, "passed", ""]

  it("103.1: where at the table the starting player sits", () => {
    for (const scenario of scenarios.filter(({ format }) => !SEATED.has(format)))
      expect(outcome(scenario, stock, 1)).toEqual(passed(scenario))
  }, 120_000)

  it("one more card at the bottom of each library", () => {
    for (const scenario of scenarios) expect(outcome(scenario, deeper)).toEqual(passed(scenario))
  }, 120_000)

  it("one more permanent of each player that has no abilities", () => {
    for (const scenario of scenarios.filter((one) => !countsAll(one)))
      expect(outcome(beside(scenario), withThing)).toEqual(passed(scenario))
  }, 120_000)
})
