import { expect, test } from "vitest"
import { chachaBlocks } from "./chacha.ts"
import { orderByKeys } from "./order-by-keys.ts"

test("indices come in order of their keys, and of ties where keys are equal", () => {
  const counters = Array.from({ length: 40 }, (_, i) => i)
  const words = [...chachaBlocks([1, 2, 3, 4, 5, 6, 7, 8], counters, 0, 0, 0)]
  const keys = words.map((word, i) => (i % 7 === 0 ? 2 ** 52 : (word >>> 0) * 2 ** 21))
  const ties = words.map((_, i) => (i * 389) % words.length)
  const order = [...orderByKeys(keys, ties)]
  expect(order).toEqual(keys.map((_, i) => i).sort((a, b) => keys[a] - keys[b] || ties[a] - ties[b]))
  expect([...orderByKeys([], [])]).toEqual([])
  expect([...orderByKeys([0, 2 ** 53 - 1, 0], [2, 0, 1])]).toEqual([2, 0, 1])
})
