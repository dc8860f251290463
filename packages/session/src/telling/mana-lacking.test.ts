import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../testing/position.ts"
import { lackingFor, manaLacking } from "./mana-lacking.ts"
import { seenBy } from "./seen.ts"

it.each([
  ["{3}{R}", "{G}{G}{G}", "{R}"],
  ["{3}{R}", "{G}{G}{R/G}", "{1}"],
  ["{R}{G}", "{R/G}{R}", ""],
  ["{R}{G}", "{G}{R/G}", ""],
  ["{G}{G}", "{R}{R}{R}", "{G}{G}"],
  ["{4}", "{R}", "{3}"],
  ["{R/W}", "{G}", "{R/W}"],
  ["{C}", "{R}", "{C}"],
])("106.1: for %s, %s lacks %s", (cost, mana, lacks) => {
  expect(manaLacking(cost, mana)).toBe(lacks)
})

it("107.3, 107.4f: nothing is said of {X}, and of what may be paid with life or with two", () => {
  expect(["{X}{R}", "{1}{U/P}", "{2/W}{2/W}"].map((cost) => manaLacking(cost, ""))).toEqual(["", "", ""])
})

/** What is told of each card in hand, after the first of the permanents were tapped for mana. */
const lacking = (hand: readonly string[], battlefield: readonly string[], tapped = 0) => {
  const game = Game.load(savedPosition({ hand, battlefield }, {}))
  for (let i = 0; i < tapped; i++) tapOne(game)
  const lacks = game.inProgress((s) => lackingFor(game, s, seenBy(s, 0)))
  const { hand: ids } = game.state.players[0]
  return hand.map((name, i) => `${name}: ${lacks[ids[i]] ?? ""}`)
}

function tapOne(game: Game): void {
  const { decision } = game
  if (decision?.kind !== "priority") throw new Error("nobody has priority")
  game.decide(
    decision,
    decision.options.findIndex((option) => option.do === "activate" && option.mana),
  )
}

it("601.2h: each card that could be cast but for its cost tells what it lacks; what can be used or has no target does not", () => {
  const hand = ["Shock", "Grizzly Bears", "Flametongue Kavu", "Giant Growth", "Mountain"]
  expect(lacking(hand, ["Mountain"])).toEqual([
    "Shock: ",
    "Grizzly Bears: {G}",
    "Flametongue Kavu: {3}",
    "Giant Growth: {G}",
    "Mountain: ",
  ])
})

it("106.4: mana in the pool is not lacking", () => {
  expect(lacking(["Flametongue Kavu"], ["Mountain", "Mountain"], 2)).toEqual(["Flametongue Kavu: {2}"])
})

it("605.1a: nothing is told while some mana would cost more than {T}, or may pay for some things only (106.6)", () => {
  const hand = ["Flametongue Kavu"]
  expect(lacking(hand, ["Mountain", "Boros Signet"])).toEqual(["Flametongue Kavu: "])
  expect(lacking(hand, ["Mountain", "Cavern of Souls"])).toEqual(["Flametongue Kavu: "])
})

it("702.51a, 702.66a: nothing is told of what may be paid for without mana", () => {
  expect(lacking(["Stoke the Flames", "Gurmag Angler", "Grizzly Bears"], ["Mountain"])).toEqual([
    "Stoke the Flames: ",
    "Gurmag Angler: ",
    "Grizzly Bears: {G}",
  ])
})
