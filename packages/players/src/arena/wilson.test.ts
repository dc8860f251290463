import { expect, it } from "vitest"
import { wilson } from "./wilson.ts"

it("the Wilson interval holds the share, is narrower for more games, and stays within 0 and 1", () => {
  const [low, high] = wilson(8, 10)
  expect(low).toBeCloseTo(0.49, 2)
  expect(high).toBeCloseTo(0.943, 2)
  const [lower] = wilson(80, 100)
  expect(lower).toBeGreaterThan(low)
  expect(wilson(10, 10)[1]).toBe(1)
  expect(wilson(0, 0)).toEqual([0, 1])
})
