import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../testing/position.ts"
import { reasonsFor } from "./reasons.ts"

const game = Game.load(savedPosition({ hand: ["Shock"], battlefield: ["Mountain", "Mutavault"] }, {}))
const idOf = (name: string) =>
  game
    .view(0)
    .battlefield.concat(game.view(0).players[0].cards)
    .find((card) => card.name === name)!.id

it("605.3: what can be used has no reason against it, a mana ability among it", () => {
  for (const name of ["Shock", "Mountain"]) expect([name, reasonsFor(game, idOf(name))]).toEqual([name, []])
})

it("605.3: a land that is tapped says so of its mana ability", () => {
  const tapped = game.fork()
  const mana = tapped.decision?.kind === "priority" ? tapped.decision.options : []
  const at = mana.findIndex((o) => o.do === "activate" && o.object === idOf("Mountain"))
  tapped.decide(tapped.decision!, at)
  expect(reasonsFor(tapped, idOf("Mountain"))).toMatchObject([{ what: "activate", rule: "605.3" }])
})

it("tells the rule by its number in the era of the game", () => {
  const then = Game.load(savedPosition({ hand: ["Grizzly Bears"] }, {}, 0, "2003-07"))
  const [bears] = then.view(0).players[0].cards
  expect(reasonsFor(then, bears.id)).toMatchObject([{ rule: "601.2h", number: "409.1h" }])
})
