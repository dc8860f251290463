import { describe, expect, it } from "vitest"
import { createState } from "../game/setup.ts"
import { randomInt, seedRandom, setDice, shuffled, splitRandom, throwDie, tossCoin } from "./random.ts"

function table(seed: number) {
  return createState({
    players: [
      { name: "A", deck: [] },
      { name: "B", deck: [] },
    ],
    openingHands: false,
    seed,
  })
}

describe("the random generator in the state", () => {
  it("gives the same numbers for the same seed and others for another", () => {
    const draw = (seed: number) => {
      const s = table(seed)
      return Array.from({ length: 20 }, () => randomInt(s, 1000))
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
  })

  it("splits into generators that do not repeat each other", () => {
    const [rest, child] = splitRandom(seedRandom(7))
    const draw = (random: ReturnType<typeof seedRandom>) => {
      const s = { ...table(1), random }
      return Array.from({ length: 20 }, () => randomInt(s, 1_000_000))
    }
    expect(draw(rest)).not.toEqual(draw(child))
  })

  it("shuffles without losing anything, and spreads evenly", () => {
    const s = table(3)
    const firsts = new Map<number, number>()
    for (let i = 0; i < 4000; i++) {
      const order = shuffled(s, [0, 1, 2, 3])
      expect([...order].sort()).toEqual([0, 1, 2, 3])
      firsts.set(order[0], (firsts.get(order[0]) ?? 0) + 1)
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  it("705, 706: coins and dice can be scripted", () => {
    const s = table(1)
    setDice({ coin: () => true, die: () => 6 })
    expect([tossCoin(s), throwDie(s, 20)]).toEqual([true, 6])
    setDice({})
    expect(throwDie(s, 1)).toBe(1)
  })
})
