import { deckByName } from "@apnap/cards"
import type { TableChoice } from "@apnap/session/protocol"
import { expect, it } from "vitest"
import { CHOICE } from "../testing/client.ts"
import { beginGame } from "./begin-game.ts"

it("407.2: a table may be played for ante", () => {
  const entrants = ["Ann", "Bob"].map((name) => ({ name, deck: deckByName("burn")! }))
  const anted = (choice: TableChoice) => beginGame(choice, entrants, "seed", 0).view(-1).ante?.length
  expect(anted(CHOICE)).toBeUndefined()
  expect(anted({ ...CHOICE, ante: true })).toBe(2)
})
