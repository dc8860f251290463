import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { savedPosition } from "../testing/position.ts"
import { reasonsAmong, reasonsFor } from "./reasons.ts"

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

it("601.2h, 702.33a: a spell that can be cast says which kicker can't be paid", () => {
  const kicker = Game.load(savedPosition({ hand: ["Burst Lightning"], battlefield: ["Mountain"] }, {}))
  const [card] = kicker.view(0).players[0].cards
  expect(reasonsFor(kicker, card.id)).toMatchObject([{ what: "cost", key: "kicker", rule: "601.2h" }])
})

it("700.2a: a mode without a target is told in words with its reason", () => {
  const position = savedPosition(
    { hand: ["Abrade"], battlefield: ["Mountain", "Mountain", "Grizzly Bears"] },
    {},
  )
  const session = Game.load(position)
  const cast = session.decision?.kind === "priority" ? session.decision.options : []
  session.decide(
    session.decision!,
    cast.findIndex((o) => o.do === "cast"),
  )
  const about = ["Choose one —", "• First", "• Second"]
  expect(reasonsAmong(session.state, session.decision!, about)).toMatchObject([
    { what: "option", text: "Second", key: "mode:1", rule: "700.2a" },
  ])
})
