import { describe, expect, it } from "vitest"
import { isSeed, keyOf, LONGEST_SEED } from "./seed.ts"

describe("seeds", () => {
  it("are whole numbers, texts and bytes", () => {
    for (const seed of [0, -5, 2 ** 53, 0n, -(2n ** 200n), "x", new Uint8Array(16)])
      expect(isSeed(seed)).toBe(true)
    const none = [
      0.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      "",
      new Uint8Array(),
      "x".repeat(LONGEST_SEED + 1),
      2n ** 4000n,
    ]
    for (const seed of [...none, null, {}, [1]]) expect(isSeed(seed)).toBe(false)
  })

  it("of all lengths and kinds have keys of their own", () => {
    const texts = Array.from({ length: 100 }, (_, i) => "a".repeat(i + 1))
    const bytes = Array.from({ length: 100 }, (_, i) => new Uint8Array(i + 1))
    const numbers = Array.from({ length: 100 }, (_, i) => i)
    const keys = [...texts, ...bytes, ...numbers].map((seed) => keyOf(seed).join())
    expect(new Set(keys).size).toBe(300)
    for (const key of [keyOf(0), keyOf("a")])
      expect([key.length, key.every(Number.isInteger)]).toEqual([8, true])
  })
})
