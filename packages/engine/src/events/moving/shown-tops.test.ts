import { describe, expect, it } from "vitest"
import { run } from "../../interpreter/testing/run.ts"
import type { State } from "../../state/state.ts"
import { card, creature, names, put, settle, table } from "../../testing/table.ts"
import { move } from "./move.ts"

const open = card({
  name: "Vision",
  types: ["enchantment"],
  abilities: [
    { ability: "static", effects: [{ static: "revealed", what: "libraryTop", of: { who: "you" } }] },
  ],
})

/** The id of A's card after something else happened. */
function after(isOpen: boolean, happens: (s: State, vision: number) => void): boolean {
  const s = table()
  const vision = put(s, 0, isOpen ? open : creature())
  const id = put(s, 0, creature("Top"), "library")
  settle(s)
  happens(s, vision)
  settle(s)
  expect(s.players[0].library).toHaveLength(1)
  return s.players[0].library[0] === id
}

const covered = (s: State) => {
  const cover = move(s, { id: put(s, 0, creature("Cover"), "hand"), to: "library", rule: "608.2c" })
  move(s, { id: cover, to: "graveyard", rule: "608.2c" })
}

describe("cards revealed on top of a library", () => {
  it("401.6: one that another card has covered for a moment is a new object", () => {
    expect(after(true, covered)).toBe(false)
    expect(after(false, covered)).toBe(true)
  })

  it("401.6: one that is no longer played with revealed is a new object", () => {
    expect(after(true, (s, vision) => move(s, { id: vision, to: "exile", rule: "608.2c" }))).toBe(false)
  })

  it("701.12f, 401.6: exchanged with another zone, it goes there, though other cards come onto its library", () => {
    const s = table()
    put(s, 0, open)
    for (const zone of ["library", "graveyard"] as const) put(s, 0, creature(`From ${zone}`), zone)
    settle(s)
    run(s, { do: "exchangeZones", zones: ["graveyard", "library"] })
    const { library, graveyard } = s.players[0]
    expect([names(s, library), names(s, graveyard)]).toEqual([["From graveyard"], ["From library"]])
  })

  it("701.20d: one that is put elsewhere in its library is a new object, and so is one that is shuffled", () => {
    const lay = (s: State) => put(s, 0, creature("Cover"), "library")
    const s = table()
    put(s, 0, open)
    const ids = [put(s, 0, creature("Lower"), "library"), lay(s)]
    settle(s)
    run(s, { do: "reorderTop", count: 2 }, {}, [[1, 0]])
    expect(names(s, s.players[0].library)).toEqual(["Cover", "Lower"])
    expect(s.players[0].library.map((id) => ids.includes(id))).toEqual([false, true])
    expect(after(true, (t) => run(t, { do: "shuffle" }))).toBe(false)
    expect(after(false, (t) => run(t, { do: "shuffle" }))).toBe(true)
  })

  it("401.6: one that stays revealed is the same", () => {
    expect(after(true, () => {})).toBe(true)
  })
})
