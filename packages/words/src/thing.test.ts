import { createState } from "@apnap/engine"
import { expect, it } from "vitest"
import { playerName } from "./player-name.ts"
import { EVERYTHING, teamThing } from "./thing.ts"

it("805.4a: a turn is that of all members of a team, told once, and each of them is addressed", () => {
  const players = ["Anne", "Bert", "Computer 2", "Dora"].map((name) => ({ name, deck: [] }))
  const s = createState({ players, variant: "twoHeadedGiant", openingHands: false })
  const told = (player: number, reader: number) => {
    const { is, name, you } = teamThing(s, player, reader)
    return is === "nothing" ? is : `${name}${you ? ", you" : ""}`
  }
  expect([0, 1].map((reader) => told(0, reader))).toEqual(["Anne & Bert, you", "Anne & Bert, you"])
  expect([2, EVERYTHING].map((reader) => told(0, reader))).toEqual(["Anne & Bert", "Anne & Bert"])
  expect([told(1, 1), told(3, 0)]).toEqual(["nothing", "nothing"])
  expect(playerName(told(2, 0), "fr")).toBe("l’ordinateur 2 & Dora")
})
