import { findCard } from "@apnap/cards"
import { createState, Game, place } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../testing/position.ts"
import { forecastOf } from "./forecast.ts"

type Side = Parameters<typeof savedPosition>[0]

/** The first player attacks with everything, and the second makes these blocks. */
function inCombat(mine: Side, theirs: Side, blocks: readonly (readonly [number, number])[] = []): Game {
  return attacking(Game.load(savedPosition(mine, theirs)), blocks)
}

/** Goes on to the blocks: the active player attacks the first defender with everything. */
function attacking(game: Game, blocks: readonly (readonly [number, number])[] = []): Game {
  while (game.state.turn.step !== "declareBlockers" || game.decision?.kind === "blockers") {
    const { decision } = game
    if (decision === null) throw new Error("the game is over")
    if (decision.kind === "attackers")
      game.decide(
        decision,
        decision.candidates.map((_, i) => [i, 0] as const),
      )
    else game.decide(decision, decision.kind === "blockers" ? blocks : 0)
  }
  return game
}

const named = (game: Game, ids: readonly number[]) =>
  ids.map((id) => game.state.definitions[game.state.objects[id]!.def].name)

it("510.1: tells whom combat would kill and what life would be left, and changes nothing", () => {
  const game = inCombat({ battlefield: ["Grizzly Bears", "Hill Giant"] }, { battlefield: ["Craw Wurm"] }, [
    [0, 0],
  ])
  const before = game.save()
  const forecast = forecastOf(game)
  expect(named(game, forecast?.leaves ?? [])).toEqual(["Grizzly Bears"])
  expect(forecast?.life).toEqual([{ player: 1, to: 17 }])
  expect(game.save()).toBe(before)
})

it("704.5a, 800.4a: tells who would lose, and not that all their permanents leave with them", () => {
  const deck = Array.from({ length: 20 }, () => findCard("Forest")!)
  const players = ["You", "Computer 1", "Computer 2"].map((name) => ({ name, deck }))
  const s = createState({ players, seed: 1, openingHands: false, startingPlayer: 0, variant: ["freeForAll"] })
  for (let i = 0; i < 4; i++) place(s, 0, "battlefield", findCard("Craw Wurm")!)
  place(s, 1, "battlefield", findCard("Forest")!)
  const forecast = forecastOf(attacking(Game.from(s)))
  expect(forecast).toMatchObject({ loses: [1], leaves: [], life: [{ player: 1, to: -4 }] })
})

it("608: tells what the stack would do", () => {
  const game = Game.load(savedPosition({ hand: ["Shock"], battlefield: ["Mountain"] }, {}))
  expect(forecastOf(game)).toBeNull()
  const options = game.decision?.kind === "priority" ? game.decision.options : []
  game.decide(
    game.decision!,
    options.findIndex((o) => o.do === "cast"),
  )
  game.decide(game.decision!, [game.decision?.kind === "choose" ? game.decision.options.length - 1 : 0])
  expect(forecastOf(game)?.life).toHaveLength(1)
})

it("says nothing of what nobody knows: a card that would be drawn", () => {
  const position = { hand: ["Elvish Visionary"], battlefield: ["Forest", "Forest"] }
  const game = Game.load(savedPosition(position, {}))
  const options = game.decision?.kind === "priority" ? game.decision.options : []
  game.decide(
    game.decision!,
    options.findIndex((o) => o.do === "cast"),
  )
  expect(game.state.stack).toHaveLength(1)
  expect(forecastOf(game)).toBeNull()
})
