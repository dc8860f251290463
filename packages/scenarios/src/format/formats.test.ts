import { ATTRACTIONS, findCard, PHENOMENA, PLANES, SCHEMES } from "@apnap/cards"
import { expect, it } from "vitest"
import { positionOf, runScenario } from "../runner/run.ts"
import { BUILT_IN } from "./built-in-decks.ts"
import type { Check, Scenario, ScenarioFormat } from "./format.ts"

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

it("oathbreaker: 20 life, and a signature spell that waits for the oathbreaker", () => {
  const may = (step: "upkeep" | "postcombatMain", is: boolean) =>
    ({
      turn: 1,
      step,
      player: "A",
      do: "check",
      that: { check: "canDo", player: "A", ability: "Cast Lightning Bolt", is },
    }) as const
  const players = {
    A: {
      command: ["Garruk Wildspeaker", "Lightning Bolt"],
      battlefield: [
        { card: "Forest", count: 4 },
        { card: "Mountain", count: 2 },
      ],
    },
    B: {},
  }
  const script = [
    may("upkeep", false),
    { turn: 1, step: "precombatMain", player: "A", do: "cast", card: "Garruk Wildspeaker" },
    may("postcombatMain", true),
    {
      turn: 1,
      step: "postcombatMain",
      player: "A",
      do: "cast",
      card: "Lightning Bolt",
      targets: [{ player: "B" }],
    },
  ] as const
  const expected: Check[] = [
    life("A", 20),
    life("B", 17),
    { check: "command", player: "A", is: 1 },
    { check: "graveyard", player: "A", is: 0 },
  ]
  expect(outcome(scenario("oathbreaker", "AB", { players, script, expect: expected }))).toEqual([
    "passed",
    "",
  ])
})

it("808, 901: teams and planes; a free-for-all of three", () => {
  expect(outcome(scenario("teamVsTeam", "ABCD", { expect: [life("D", 20)] }))).toEqual(["passed", ""])
  const planes = [...PLANES.slice(0, 10), ...PHENOMENA.slice(0, 1)].map(({ name }) => name)
  const players = { A: { planes }, B: {} }
  expect(outcome(scenario("planechase", "AB", { players }))).toEqual(["passed", ""])
  expect(outcome(scenario("freeForAll", "ABC", { expect: [life("C", 20)] }))).toEqual(["passed", ""])
})

it("809, 811, 903.12: emperors, alternating teams and Brawl", () => {
  const players = Object.fromEntries([..."ABCDEF"].map((seat) => [seat, { battlefield: ["Grizzly Bears"] }]))
  const may = (format: ScenarioFormat, seats: string, defender: string, is: boolean) =>
    outcome(
      scenario(format, seats, {
        players: Object.fromEntries([...seats].map((seat) => [seat, players[seat]])),
        stopAt: { turn: 1, step: "declareAttackers" },
        expect: [
          { check: "mayAttack", card: "Grizzly Bears", player: "A", defender: { player: defender }, is },
        ],
      }),
    )
  for (const [defender, is] of Object.entries({ B: false, C: false, D: false, E: false, F: true }))
    expect([defender, may("emperor", "ABCDEF", defender, is)]).toEqual([defender, ["passed", ""]])
  for (const [defender, is] of Object.entries({ B: true, C: false, D: true }))
    expect([defender, may("alternatingTeams", "ABCD", defender, is)]).toEqual([defender, ["passed", ""]])
  expect(outcome(scenario("brawl", "ABC", { expect: [life("C", 30)] }))).toEqual(["passed", ""])
  expect(outcome(scenario("brawl", "AB", { expect: [life("B", 25)] }))).toEqual(["passed", ""])
})

it("905.4, 702.106a: conspiracies begin in the command zone, those with hidden agenda face down", () => {
  const players = { A: { conspiracies: ["Sentinel Dispatch", "Immediate Action"] }, B: {}, C: {} }
  const expected: Check[] = [
    { check: "command", player: "A", is: 2 },
    { check: "sees", player: "B", card: "Sentinel Dispatch", is: true },
    { check: "sees", player: "B", card: "Immediate Action", is: false },
    { check: "permanents", player: "A", card: "Construct Token", is: 1 },
  ]
  const choices = { A: ["Grizzly Bears"] }
  expect(outcome(scenario("conspiracyDraft", "ABC", { players, choices, expect: expected }))).toEqual([
    "passed",
    "",
  ])
})

it("807.4: in a Grand Melee of eight two turns go on at the same time", () => {
  const seats = "ABCDEFGH"
  const bolt = (turn: number, player: string, target: string) =>
    ({
      turn,
      step: "precombatMain",
      player,
      do: "cast",
      card: "Lightning Bolt",
      targets: [{ player: target }],
    }) as const
  const armed = { hand: ["Lightning Bolt"], battlefield: ["Mountain"] }
  const players = Object.fromEntries([...seats].map((seat) => [seat, "AE".includes(seat) ? armed : {}]))
  const expected = [life("B", 17), life("F", 17)]
  const script = [bolt(1, "A", "B"), bolt(2, "E", "F")]
  for (const [turn, that] of expected.entries()) {
    const stopAt = { turn: turn + 1, step: "precombatMain" } as const
    const more = { players, script: [script[turn]], expect: [that], stopAt }
    expect(outcome(scenario("grandMelee", seats, more))).toEqual(["passed", ""])
  }
  const all = { players, script, expect: expected, stopAt: { turn: 2, step: "end" } } as const
  expect(outcome(scenario("grandMelee", seats, all))).toEqual(["passed", ""])
})

it("901.9: the planar die is scripted: what it shows, and what the next roll would cost", () => {
  const roll = { turn: 1, step: "precombatMain", player: "A", do: "rollPlanarDie" } as const
  const wait = { ...roll, do: "waitStack" } as const
  const may = (is: boolean) =>
    ({
      ...roll,
      do: "check",
      that: { check: "canDo", player: "A", ability: "Roll the planar die", is },
    }) as const
  const players = { A: { planes: ["Shiv", "Tazeem", "Krosa"] }, B: {} }
  const rolled = (planarDie: "planeswalk" | "chaos" | "blank", plane: string) =>
    outcome(
      scenario("planechase", "AB", {
        players,
        shuffle: false,
        script: [may(true), roll, wait, may(false)],
        choices: { A: [{ planarDie }] },
        expect: [{ check: "command", player: "A", card: plane, is: 1 }],
      }),
    )
  expect(rolled("blank", "Shiv")).toEqual(["passed", ""])
  expect(rolled("chaos", "Shiv")).toEqual(["passed", ""])
  expect(rolled("planeswalk", "Tazeem")).toEqual(["passed", ""])
  expect(rolled("planeswalk", "Shiv")[0]).toBe("failed")
})

it("701.52a, 717.1, 717.4: an Attraction is visited on the numbers that its printing has lit up", () => {
  const visited = (die: number) => {
    const A = { battlefield: [{ card: "Clown Extruder", lights: [3, 5] }] }
    const clowns = {
      check: "permanents",
      player: "A",
      card: "Clown Robot Token",
      is: Number(die === 3 || die === 5),
    }
    return outcome(
      scenario("duel", "AB", { players: { A, B: {} }, choices: { A: [{ die }] }, expect: [clowns as Check] }),
    )
  }
  for (let die = 1; die <= 6; die++) expect(visited(die)).toEqual(["passed", ""])
})

it("717.2: an Attraction deck lies top first; usual lights where none are stated", () => {
  const attractions = ["Fortune Teller", { card: "Roller Coaster", lights: [6] }]
  const set = positionOf(
    scenario("duel", "AB", { players: { A: { attractions }, B: {} }, shuffle: false }),
    stock,
  )
  if (!("state" in set)) throw new Error(set.reason)
  const { players, definitions, objects } = set.state
  const faces = players[0].attractions.map((id) => definitions[objects[id]!.def].faces[0])
  expect(faces.map(({ name, lights }) => [name, lights])).toEqual([
    ["Roller Coaster", [6]],
    ["Fortune Teller", ATTRACTIONS.find(({ name }) => name === "Fortune Teller")!.faces[0].lights],
  ])
})
