import { deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { learnFrenchNames } from "@apnap/words"
import { afterEach, expect, it } from "vitest"
import { actionWords } from "./action-words.ts"
import { drawBoard } from "./board.ts"
import { PHRASES } from "./phrases.ts"
import { objectsOf, readCard } from "./read-card.ts"

afterEach(() => learnFrenchNames([]))

function begun(): Game {
  const deck = deckByName("burn")!.main
  const game = Game.start({ players: ["Ann", "Bob"].map((name) => ({ name, deck })), seed: 1 })
  while (game.decision?.kind !== "priority" || game.state.turn.step !== "precombatMain")
    game.decide(game.decision!, 0)
  return game
}

it("in French basic lands have French names on the board, among the actions and as they are read", () => {
  const game = begun()
  const board = drawBoard(game.view(game.decider), PHRASES.fr).join("\n")
  expect(board).toContain("Montagne")
  expect(board).not.toContain("Mountain")
  const options = game.decision?.kind === "priority" ? game.decision.options : []
  expect(options.map((option) => actionWords(game, option, "fr"))).toContain("jouer Montagne")
  expect(readCard(game, "mont", [], "fr")[0]).toBe("Montagne")
  expect(readCard(game, "mount", [], "fr")[0]).toBe("Montagne")
  expect(drawBoard(game.view(game.decider), PHRASES.en).join("\n")).toContain("Mountain")
})

it("other cards have the names of the card file", () => {
  const game = begun()
  const view = game.view(game.decider)
  const name = objectsOf(view).find((card) => card.name !== "Mountain")?.name ?? ""
  learnFrenchNames([[name, "Nom d'essai"]])
  expect(drawBoard(view, PHRASES.fr).join("\n")).toContain("Nom d'essai")
  expect(readCard(game, "nom d", [], "fr")[0]).toContain("Nom d'essai")
})
