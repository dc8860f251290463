import { expect, it } from "vitest"
import { curve } from "./arrow-path.ts"
import { chipPlaces } from "./chip-places.ts"

const to = { x: 100, y: 300 }
const attack = (x: number) => ({ line: curve({ x, y: 0 }, to, 0), part: 0.3, words: "4 to you" })

it("a chip alone lies where it prefers to be", () => {
  expect(chipPlaces([attack(100)])).toEqual([{ x: 100, y: 90 }])
})

it("chips of attackers close to each other don't lie on each other", () => {
  const places = chipPlaces([attack(40), attack(100), attack(160)])
  for (const [i, a] of places.entries())
    for (const b of places.slice(0, i))
      expect(Math.abs(a.x - b.x) >= 84 || Math.abs(a.y - b.y) >= 28, `${JSON.stringify([a, b])}`).toBe(true)
})

it("a chip that finds no room stays where it prefers to be", () => {
  const places = chipPlaces(Array.from({ length: 9 }, () => attack(100)))
  expect(places.at(-1)).toEqual({ x: 100, y: 90 })
})
