import { expect, it } from "vitest"
import { addMana, count, EMPTY_POOL, emptyPool, type Mana, removeMana } from "./pool.ts"

const G: Mana = { type: "G" }
const kept: Mana = { type: "R", persists: "turn" }

it("adds, counts and removes without changing the pool", () => {
  const pool = addMana(EMPTY_POOL, G, kept, G)
  expect([count(pool, "G"), count(pool, "R"), count(pool, "W")]).toEqual([2, 1, 0])
  expect(removeMana(pool, [0, 2])).toEqual([kept])
  expect(pool).toHaveLength(3)
})

it("refuses to remove mana twice, or mana that isn't there", () => {
  expect(() => removeMana([G, G], [1, 1])).toThrow(RangeError)
  expect(() => removeMana([G], [1])).toThrow(RangeError)
})

it("empties but for what is kept (106.4)", () => {
  expect(emptyPool([G, kept], (mana) => mana.persists === "turn")).toEqual([kept])
  expect(emptyPool([G])).toBe(EMPTY_POOL)
})
