import { findCard, PHENOMENA, PLANES, SCHEMES } from "@apnap/cards"
import { expect, it } from "vitest"
import { BUILT_IN } from "./decks.ts"
import type { Check, Scenario, ScenarioFormat } from "./format.ts"
import { positionOf, runScenario } from "./run.ts"

const stock = { cards: { find: findCard }, decks: BUILT_IN }

function scenario(format: ScenarioFormat, seats: string, more: Partial<Scenario> = {}): Scenario {
  return {
    id: "own/format",
    format,
    turnOrder: [...seats],
    players: Object.fromEntries([...seats].map((seat) => [seat, {}])),
    script: [],
    strict: true,
    stopAt: { turn: 1, step: "end" },
    expect: [],
    ...more,
  }
}
const life = (player: string, is: number): Check => ({ check: "life", player, is })
const outcome = (s: Scenario) => {
  const { outcome, reason } = runScenario(s, stock)
  return [outcome, reason]
}

it("810.4: in Two-Headed Giant a team has 30 life together", () => {
  const bolt = {
    turn: 1,
    step: "precombatMain",
    player: "A",
    do: "cast",
    card: "Lightning Bolt",
    targets: [{ player: "C" }],
  } as const
  const players = { A: { hand: ["Lightning Bolt"], battlefield: ["Mountain"] }, B: {}, C: {}, D: {} }
  const expected = [life("A", 30), life("C", 27), life("D", 27)]
  expect(outcome(scenario("twoHeadedGiant", "ABCD", { players, script: [bolt], expect: expected }))).toEqual([
    "passed",
    "",
  ])
})

it("904.5: the archenemy has 40 life, the first scheme is the one that is stated", () => {
  const players = { A: { schemes: [SCHEMES[1].name, SCHEMES[0].name] }, B: {}, C: {} }
  const s = scenario("archenemy", "ABC", { players, shuffle: false, expect: [life("A", 40), life("B", 20)] })
  expect(outcome(s)).toEqual(["passed", ""])
  const set = positionOf(s, stock)
  if (!("state" in set)) throw new Error(set.reason)
  const { players: seats, definitions, objects } = set.state
  const names = seats[0].schemes.map((id) => definitions[objects[id]!.def].name)
  expect(names).toEqual([SCHEMES[0].name, SCHEMES[1].name])
})

it("808, 901: teams and planes; a free-for-all of three", () => {
  expect(outcome(scenario("teamVsTeam", "ABCD", { expect: [life("D", 20)] }))).toEqual(["passed", ""])
  const planes = [...PLANES.slice(0, 10), ...PHENOMENA.slice(0, 1)].map(({ name }) => name)
  const players = { A: { planes }, B: {} }
  expect(outcome(scenario("planechase", "AB", { players }))).toEqual(["passed", ""])
  expect(outcome(scenario("freeForAll", "ABC", { expect: [life("C", 20)] }))).toEqual(["passed", ""])
})
