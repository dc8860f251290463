import { deckByName } from "@apnap/cards"
import { Game, type GameSetup } from "@apnap/engine"
import { expect, it } from "vitest"
import { drawBoard } from "./board.ts"
import { PHRASES } from "./phrases.ts"

it("729.1: the board says that a subgame is played, and of which card", () => {
  const deck = deckByName("burn")!.main
  const game = Game.start({ players: ["Ann", "Bob"].map((name) => ({ name, deck })), seed: 1 })
  const view = game.view(0)
  const drawn = (subgame?: { depth: number; by: string }, language: "en" | "fr" = "en") =>
    drawBoard({ ...view, ...(subgame && { subgame }) }, PHRASES[language]).join("\n")
  expect(drawn()).not.toContain("ubgame")
  expect(drawn({ depth: 1, by: "Nights" })).toContain("Subgame of Nights: the main game waits (729).")
  expect(drawn({ depth: 2, by: "" })).toContain("Subgame 2: the main game waits (729).")
  expect(drawn({ depth: 1, by: "Nights" }, "fr")).toContain("Sous-partie de Nights")
})

function begun(variant: string, count: number, setup: Partial<GameSetup> = {}): string {
  const deck = deckByName("burn")!.main
  const players = Array.from({ length: count }, (_, seat) => ({ name: `P${seat}`, deck }))
  const game = Game.start({ players, variant, seed: 1, startingPlayer: 0, ...setup })
  while (game.state.turn.number === 0) game.decide(game.decision!, 0)
  return drawBoard(game.view(0), PHRASES.en).join("\n")
}

it("808.1, 809.2: the board says whose team a player is on, and who is an emperor", () => {
  const board = begun("emperor", 6)
  for (const shown of [
    "P0 (team 1):",
    "P1 (your team, emperor):",
    "P2 (your team):",
    "P4 (team 2, emperor):",
  ])
    expect(board).toContain(shown)
  expect(begun("freeForAll", 3)).toContain("P1:")
})

it("807.4: the board says who takes which of several turns", () => {
  const board = begun("grandMelee", 8)
  expect(board).toContain("P0 (takes turn 1):")
  expect(board).toContain("P4 (takes turn 2):")
  expect(board).toContain("P1:")
})

it("810.5: a teammate's hand is shown, an opponent's isn't", () => {
  const lines = begun("twoHeadedGiant", 4).split("\n")
  const after = (name: string) => lines[lines.findIndex((line) => line.startsWith(name)) + 1]
  expect(after("P1 (your team)")).toMatch(/^ {2}Hand: \w/)
  expect(after("P2 (team 2)")).not.toContain("Hand:")
})
