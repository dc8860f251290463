import { expect, it } from "vitest"
import { curve } from "./arrow-path.ts"
import { chipPlaces } from "./chip-places.ts"

const WIDE = 1440
const to = { x: 300, y: 300 }
const attack = (x: number, words = "4 to you") => ({ line: curve({ x, y: 0 }, to, 0), part: 0.3, words })

it("a chip alone lies where it prefers to be", () => {
  expect(chipPlaces([attack(300)], WIDE)).toEqual([{ x: 300, y: 90, wide: 84, high: 28 }])
})

it("chips of attackers close to each other don't lie on each other", () => {
  const places = chipPlaces([attack(240), attack(300), attack(360)], WIDE)
  for (const [i, a] of places.entries())
    for (const b of places.slice(0, i))
      expect(Math.abs(a.x - b.x) >= 84 || Math.abs(a.y - b.y) >= 28, `${JSON.stringify([a, b])}`).toBe(true)
})

it("a chip that finds no room stays where it prefers to be", () => {
  const places = chipPlaces(
    Array.from({ length: 12 }, () => attack(300)),
    WIDE,
  )
  expect(places.at(-1)).toMatchObject({ x: 300, y: 90 })
})

it("a chip leaves sizes and names free where its arrow has room for it", () => {
  const size = { left: 260, right: 340, top: 80, bottom: 100 }
  const [{ y, high }] = chipPlaces([attack(300)], WIDE, [size])
  expect(y + high / 2 <= size.top || y - high / 2 >= size.bottom).toBe(true)
})

it("where a chip can't lie beside all names it covers as little of them as it can", () => {
  const row = (top: number) => ({ left: 0, right: WIDE, top, bottom: top + 20 })
  const rows = Array.from({ length: 9 }, (_, i) => row(i * 34))
  const [{ y, high }] = chipPlaces([attack(300)], WIDE, rows)
  const on = rows.map(({ top, bottom }) => Math.min(bottom, y + high / 2) - Math.max(top, y - high / 2))
  expect(on.filter((part) => part > 0).reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(14)
})

it("a chip lies within the window, and long words take a second line", () => {
  const phone = 390
  const [{ x, wide, high }] = chipPlaces(
    [{ ...attack(0, "Ajani's Pridemate + Beast die"), line: curve({ x: 20, y: 0 }, { x: 20, y: 300 }, 0) }],
    phone,
  )
  expect({ wide, high }).toEqual({ wide: 180, high: 46 })
  expect(x - wide / 2).toBeGreaterThanOrEqual(0)
})
