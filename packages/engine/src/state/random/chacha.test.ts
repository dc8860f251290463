import { expect, it } from "vitest"
import { chachaBlocks } from "./chacha.ts"

/** Bytes as little-endian words, as RFC 8439 writes them. */
const words = (hex: string) => hex.split(" ").map((word) => Number.parseInt(word, 16) | 0)

it("gives the block of RFC 8439, section 2.3.2", () => {
  const key = words("03020100 07060504 0b0a0908 0f0e0d0c 13121110 17161514 1b1a1918 1f1e1d1c")
  const [a, b, c] = words("09000000 4a000000 00000000")
  expect([...chachaBlocks(key, [1], a, b, c)]).toEqual(
    words(
      "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
    ),
  )
})

it("makes several blocks word by word, each as it would be alone", () => {
  const key = [1, 2, 3, 4, 5, 6, 7, 8]
  const together = chachaBlocks(key, [7, 0, 2 ** 29 - 1], 1, 2, 3)
  for (const [i, counter] of [7, 0, 2 ** 29 - 1].entries()) {
    const own = Array.from({ length: 16 }, (_, word) => together[3 * word + i])
    expect(own).toEqual([...chachaBlocks(key, [counter], 1, 2, 3)])
  }
})
