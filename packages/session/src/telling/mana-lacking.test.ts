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
  expect([manaLacking("{X}{R}", ""), manaLacking("{1}{U/P}", "")]).toEqual(["", ""])
})

const lacking = (hand: readonly string[], battlefield: readonly string[], theirs = {}) => {
  const game = Game.load(savedPosition({ hand: [...hand], battlefield: [...battlefield] }, theirs))
  const seen = seenBy(game.state, 0)
  const lacks = lackingFor(game, seen, "{R}")
  return seen.players[0].cards.map(({ id, name }) => `${name}: ${lacks[id] ?? ""}`)
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
