import { createState } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { lint } from "../testing/lint.ts"
import { PHENOMENA, PLANAR_DECK, PLANES, SCHEME_DECK, SCHEMES } from "./index.ts"

const CARDS = [...PLANES, ...PHENOMENA, ...SCHEMES]
const players = ["A", "B", "C"].map((name) => ({ name, deck: [] }))

describe("planes, phenomena and schemes", () => {
  it("are data, with names of their own, and use only what something provides", () => {
    for (const card of CARDS) expect(JSON.parse(JSON.stringify(card)), card.name).toEqual(card)
    expect(new Set(CARDS.map((card) => card.name)).size).toBe(CARDS.length)
    expect(CARDS.flatMap((card) => lint(card).map((fault) => `${card.name}: ${fault}`))).toEqual([])
  })

  it("901.3: the planar deck is legal", () => {
    const seats = players.map((p) => ({ ...p, planes: PLANAR_DECK }))
    expect(() => createState({ players: seats, variant: "planechase" })).not.toThrow()
  })

  it("904.3: the scheme deck is legal, and 904.13d one of each scheme with commanders", () => {
    const seats = [{ ...players[0], schemes: SCHEME_DECK }, ...players.slice(1)]
    expect(() => createState({ players: seats, variant: "archenemy" })).not.toThrow()
    expect(SCHEMES.length).toBeGreaterThanOrEqual(10)
  })
})
