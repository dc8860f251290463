import { findCard } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { expect, it } from "vitest"
import { entryOf } from "./entry.ts"
import { tell } from "./tell.ts"

const MULLIGAN = 1
const KEEP = 0

it("103.5: cards that a player puts on the bottom are told, those that are shuffled back in with the mulligan", () => {
  const deck = Array.from({ length: 20 }, () => findCard("Forest")!)
  const players = ["Ann", "Bob"].map((name) => ({ name, deck }))
  const game = Game.start({ players, seed: 1, startingPlayer: 0 })
  const told: string[] = []
  const answer = (answers: readonly (number | readonly number[])[]) => {
    for (const one of answers) {
      const events = game.eventCount
      game.decide(game.decision!, one)
      for (const event of game.history(events))
        if (event.rule === "103.5" && event.kind !== "draw")
          told.push(...(["en", "fr"] as const).map((lang) => tell(entryOf(game.state, event, 1), lang) ?? ""))
    }
  }
  answer([MULLIGAN, KEEP])
  expect(told.filter((text) => text.includes("bottom"))).toEqual([])
  expect(told).toContain("Ann takes a mulligan.")
  told.length = 0
  answer([KEEP, [0]])
  expect(told).toEqual([
    "Ann puts a card on the bottom of their library.",
    "Ann met une carte au-dessous de sa bibliothèque.",
  ])
})
