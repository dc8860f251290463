import { compileCard, DeckError } from "@apnap/cards"
import { USUAL_STOPS } from "@apnap/session/protocol"
import { describe, expect, it } from "vitest"
import type { GameChoice } from "../protocol/table.ts"
import { madeUp } from "../testing/own-card.ts"
import { beginningOf } from "./beginning.ts"
import { Session } from "./session.ts"

const choice: GameChoice = {
  deck: { list: "56 Forest\n4 Glass Fox" },
  against: { name: "aggro" },
  level: "beginner",
  ruleset: "current",
  variant: "",
  seed: 7,
}
const settings = { stops: USUAL_STOPS, hold: false, fullControl: false, byHand: false, pace: 0, show: 0 }
const own = (text: string, partly = false) => ({
  cards: [compileCard(madeUp("Glass Fox", text))],
  near: [],
  called: [],
  partly,
})

describe("a deck with cards of one's own", () => {
  it("begins as a save that has them, so that the game can be read where they are not", () => {
    const from = beginningOf(choice, own("Flying"))
    expect(from).toMatchObject({ level: "beginner", seed: 7, variant: "" })
    const session = new Session({ apnapTable: 1, from, moves: [] }, settings)
    const { seen } = session.table()
    const all = [...seen.players[0].cards.map(({ name }) => name)]
    expect(all).toHaveLength(7)
    expect(JSON.stringify(from)).toContain("Glass Fox")
  })

  it("is refused with the name of a card that is only partly understood, unless that is wanted", () => {
    const refused = () => beginningOf(choice, own("Flying\nFrobnicate the moon."))
    expect(refused).toThrow(DeckError)
    expect(refused).toThrow(/Glass Fox.*frobnicate/i)
    expect(() => beginningOf(choice, own("Flying\nFrobnicate the moon.", true))).not.toThrow()
  })

  it("is found by the French names of the file, and of basic lands", () => {
    const french = { ...choice, deck: { list: "56 forêt\n4 Renard de verre" } }
    const called = [["Renard de verre", "Glass Fox"]] as const
    const from = beginningOf(french, { ...own("Flying"), called })
    expect(JSON.stringify(from)).toContain("Glass Fox")
    expect(() => beginningOf(french, own("Flying"))).toThrow(/Renard de verre/)
  })

  it("stays the choice that it was when none of them is used, and names what nobody knows", () => {
    const plain = { ...choice, deck: { name: "midrange" } }
    expect(beginningOf(plain, own("Flying"))).toBe(plain)
    expect(() => beginningOf(choice, { cards: [], near: [], called: [], partly: false })).toThrow(/Glass Fox/)
  })
})
