import { describe, expect, it } from "vitest"
import { dice } from "../random.ts"
import { estimate, nextLook } from "./fixed-width.ts"

/** Samples in stages like a study until the half width is as requested. */
function sample(observe: () => number, halfWidth: number) {
  const observed: number[] = []
  do {
    const count = nextLook(observed.length)
    while (observed.length < count) observed.push(observe())
  } while (estimate(observed).halfWidth > halfWidth)
  return estimate(observed)
}

/**
 * A pair of games: with probability `split` the shuffle alone decides and it is split, otherwise the better deck wins it with this chance.
 */
function pair(roll: () => number, split: number, chance: number): () => number {
  return () => (roll() < split ? 0.5 : roll() < chance ? 1 : 0)
}

describe("the rule of Chow and Robbins", () => {
  it.each([
    { split: 0.3, chance: 0.5 },
    { split: 0.5, chance: 0.7 },
    { split: 0.1, chance: 0.95 },
  ])("covers the truth in 95 % of the runs that it ends: %o", ({ split, chance }) => {
    const roll = dice(7)
    const truth = split / 2 + (1 - split) * chance
    const runs = Array.from({ length: 2000 }, () => sample(pair(roll, split, chance), 0.05))
    const covering = runs.filter(({ mean, halfWidth }) => Math.abs(mean - truth) <= halfWidth).length
    // Three standard errors of 2,000 runs are 0.015.
    expect(covering / runs.length).toBeGreaterThan(0.935)
  })

  it("does not end when the first pairs happen to be alike", () => {
    expect(estimate([1, 1]).halfWidth).toBeGreaterThan(0.9)
    expect(estimate(Array.from({ length: 64 }, () => 1)).halfWidth).toBeGreaterThan(0.02)
    expect(estimate(Array.from({ length: 98 }, () => 1)).halfWidth).toBeLessThanOrEqual(0.02)
  })

  it("knows nothing from one observation", () => {
    expect(estimate([]).halfWidth).toBe(Number.POSITIVE_INFINITY)
    expect(estimate([1]).halfWidth).toBe(Number.POSITIVE_INFINITY)
  })
})
