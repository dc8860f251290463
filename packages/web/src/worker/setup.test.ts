import { compileCard, findCard, type SourceCard } from "@apnap/cards"
import { expect, it } from "vitest"
import type { GameChoice } from "../protocol/table.ts"
import { madeUp } from "../testing/own-card.ts"
import { startGame } from "./setup.ts"

const own: readonly SourceCard[] = [
  madeUp("Small Friend", "Companion — Each permanent card in your starting deck has mana value 2 or less."),
]
const find = (name: string) => {
  const card = own.find((one) => one.name === name)
  return card === undefined ? findCard(name) : compileCard(card).definition
}
const choice = (list: string, variant = ""): GameChoice => ({
  deck: { list },
  against: { list: "Deck\n60 Mountain\nSideboard\n2 Shock" },
  level: "beginner",
  ruleset: "current",
  variant,
  seed: 7,
})

function outside(list: string): string[][] {
  const { state } = startGame(choice(list), find)
  return state.players.map((player) =>
    player.outside.map((id) => state.definitions[state.objects[id]!.def].name),
  )
}

it("100.4: the sideboards of both decks wait outside the game", () => {
  expect(outside("Deck\n60 Forest\nSideboard\n1 Giant Growth")).toEqual([
    ["Giant Growth"],
    ["Shock", "Shock"],
  ])
})

it("103.2b: the companion of a deck is revealed if the deck meets its condition (702.139a)", () => {
  expect(outside("Companion\n1 Small Friend\nDeck\n60 Forest")[0]).toEqual(["Small Friend"])
  expect(() => outside("Companion\n1 Small Friend\nDeck\n59 Forest\n1 Craw Wurm")).toThrow(
    "does not fulfil the condition of Small Friend (702.139a)",
  )
})
