import { type CardDefinition, Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { printFaceInFrench } from "../../../french/index.ts"
import { compileCard, findCard, printFace } from "../../../index.ts"

const text =
  "Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame loses half their life, rounded up."
const { definition } = compileCard({
  name: "Tales",
  layout: "normal",
  mana_cost: "{0}",
  type_line: "Sorcery",
  oracle_text: text,
})

it("729.1: a card that has players play a subgame is read, and printed in both languages", () => {
  const [face] = definition.faces
  expect(printFace(face).map((line) => line.toLowerCase())).toEqual([text.toLowerCase()])
  expect(printFaceInFrench(face)[0]).toMatch(/^Les joueurs jouent une sous-partie de Magic/)
})

it("729.5: who loses the subgame loses half of the life of the main game", () => {
  const cards: CardDefinition[] = [...Array<CardDefinition>(30).fill(findCard("Plains")!), definition]
  const players = ["A", "B"].map((name) => ({ name, deck: cards }))
  const game = Game.start({ players, shuffle: false, startingPlayer: 0 })
  const pass = (until: () => boolean) => {
    while (game.decision !== null && !until()) game.decideQuietly()
  }
  pass(() => game.state.turn.step === "precombatMain")
  const { decision } = game
  const options = decision?.kind === "priority" ? decision.options : []
  game.decide(
    decision!,
    options.findIndex((action) => action.do === "cast"),
  )
  pass(() => game.state.subgame?.stage === "playing" && game.state.turn.step === "upkeep")
  game.concede(0)
  expect(game.state.players.map(({ life }) => life)).toEqual([10, 20])
})
