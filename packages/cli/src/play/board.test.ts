import { deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
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
