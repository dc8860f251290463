import { deckByName, readDeckList } from "@apnap/cards"
import type { TableChoice } from "@apnap/session/protocol"
import { expect, it } from "vitest"
import { CHOICE } from "../testing/client.ts"
import { beginGame, checkChoice } from "./begin-game.ts"

it("100.4: sideboards wait outside the game; beside a commander there is none (903.5e)", () => {
  const besideOf = (list: string, choice: TableChoice) => {
    const entrants = ["Ann", "Bob"].map((name) => ({ name, deck: readDeckList(list) }))
    return beginGame(choice, entrants, "seed", 0).state.players[1].outside.length
  }
  expect(besideOf("Deck\n60 Plains\nSideboard\n3 Disenchant", CHOICE)).toBe(3)
  const led = "Commander\n1 Isamaru, Hound of Konda\nDeck\n99 Plains\nSideboard\n3 Disenchant"
  expect(besideOf(led, { ...CHOICE, variant: "commander" })).toBe(0)
})

it("407.2: a table may be played for ante", () => {
  const entrants = ["Ann", "Bob"].map((name) => ({ name, deck: deckByName("burn")! }))
  const anted = (choice: TableChoice) => beginGame(choice, entrants, "seed", 0).view(-1).ante?.length
  expect(anted(CHOICE)).toBeUndefined()
  expect(anted({ ...CHOICE, ante: true })).toBe(2)
})

it("901, 904, 803, 801: a table may be played with further variants and options of multiplayer games", () => {
  const choice: TableChoice = { ...CHOICE, seats: 4, variant: "teamVsTeam", also: ["planechase"] }
  checkChoice(choice)
  const entrants = ["Ann", "Bob", "Cas", "Dan"].map((name) => ({ name, deck: deckByName("burn")! }))
  const options = { attack: "left", range: 2, deployCreatures: true } as const
  const { state } = beginGame({ ...choice, ...options }, entrants, "seed", 0)
  expect(state.options).toMatchObject({ ...options, variants: ["teamVsTeam", "planechase"] })
  expect(() => checkChoice({ ...choice, variant: "freeForAll", also: ["archenemy"] })).toThrow("904.2")
  checkChoice({ ...choice, variant: "commander", also: ["archenemy"] })
})
