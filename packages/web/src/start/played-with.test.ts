import { GameError } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import type { GameChoice } from "../protocol/table.ts"
import { startGame } from "../worker/setup.ts"
import { decksFor, usualDecks } from "./decks-offered.ts"
import {
  ALONE,
  attacksOf,
  type Companion,
  companionsOf,
  mayDeploy,
  type Played,
  playedAlso,
  playedAs,
  playedWith,
  rangesOf,
  seatCounts,
  seatsOf,
  VARIANTS,
  type VariantName,
} from "./played-with.ts"

const offered = (variant: VariantName, also: readonly Companion[] = []): Played => {
  const played = { ...ALONE, ...playedAs(ALONE, variant) }
  return { ...played, ...playedAlso(played, also) }
}

/** The game that the first screen begins. */
function choiceOf(played: Played): GameChoice {
  const [deck, against] = usualDecks(decksFor(played))
  const variant = played.variant === "duel" ? "" : played.variant
  const shared = { level: "random", ruleset: "current", seed: 1 } as const
  return {
    ...shared,
    ...playedWith(played),
    ...{ deck: { name: deck }, against: { name: against }, variant, seats: seatsOf(played) },
  }
}

/** Why the engine refuses the game; "" if it begins. */
function refusal(variant: VariantName, more: Partial<Played>): string {
  try {
    startGame(choiceOf({ ...offered(variant), ...more }))
    return ""
  } catch (error) {
    if (error instanceof GameError) return error.message
    throw error
  }
}

describe.each(VARIANTS)("what is offered beside %s", (variant) => {
  it("begins, alone and with each that may join it", () => {
    for (const also of [[], ...companionsOf(offered(variant)).map((name) => [name])])
      expect([also, refusal(variant, offered(variant, also))]).toEqual([also, ""])
  })

  it("begins with each pair that may join it", () => {
    for (const one of companionsOf(offered(variant)))
      for (const other of companionsOf(offered(variant, [one])))
        if (one !== other) expect(refusal(variant, offered(variant, [one, other]))).toBe("")
  })

  it("begins with each number of players, each attack option and each range", () => {
    const played = offered(variant)
    for (const seats of seatCounts(played)) expect(refusal(variant, { seats })).toBe("")
    for (const attack of attacksOf(played)) expect(refusal(variant, { attack })).toBe("")
    for (const range of rangesOf(played)) expect(refusal(variant, { range })).toBe("")
    expect(refusal(variant, { ante: true })).toBe("")
  })
})

it("803, 801, 804: the options reach the game", () => {
  const game = startGame(
    choiceOf({
      ...offered("teamVsTeam", ["planechase"]),
      ...{ attack: "left", range: 2, deployCreatures: true },
    }),
  )
  expect(game.state.options).toMatchObject({
    attack: "left",
    range: 2,
    deployCreatures: true,
  })
  expect(game.state.options.variants).toEqual(["teamVsTeam", "planechase"])
})

it("what doesn't go with a variant isn't kept for the next one", () => {
  const team = { ...offered("teamVsTeam", ["planechase", "commander"]), deployCreatures: true }
  expect(choiceOf(team)).toMatchObject({ deployCreatures: true, deck: { name: "isamaru" } })
  const options = { attack: "left", range: 2 } as const
  const duel = choiceOf({ ...team, ...options, ...playedAs({ ...team, ...options }, "duel") })
  expect(duel).toMatchObject({ also: ["planechase"], seats: 2, deck: { name: "midrange" } })
  for (const gone of ["attack", "range", "deployCreatures"]) expect(duel).not.toHaveProperty(gone)
})

it("717: a deck that opens Attractions is offered with them", () => {
  const game = startGame(choiceOf(offered("duel", ["attractions"])))
  expect(game.state.players.every(({ attractions }) => attractions.length >= 10)).toBe(true)
})

it("what isn't offered the rules refuse", () => {
  for (const variant of ["freeForAll", "twoHeadedGiant"] as const)
    expect(refusal(variant, { also: ["archenemy"] })).toContain("(904.2)")
  for (const variant of ["emperor", "twoHeadedGiant"] as const)
    for (const attack of ["left", "right"] as const)
      expect(() => startGame({ ...choiceOf(offered(variant)), attack })).toThrow(GameError)
  expect(mayDeploy(offered("freeForAll"))).toBe(false)
  expect(() => startGame({ ...choiceOf(offered("freeForAll")), deployCreatures: true })).toThrow("806.2c")
})
