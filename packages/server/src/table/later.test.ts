import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { Later } from "./later.ts"

const MINUTE = 60_000
let told: number[]
let later: Later<{ logFrom: number; n: number }>

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  later = new Later(({ n }) => void told.push(n))
})

afterEach(() => {
  vi.useRealTimers()
})

it("nothing is told before the delay is over, and not much later", () => {
  later.tell({ logFrom: 0, n: 1 }, MINUTE)
  vi.advanceTimersByTime(MINUTE)
  expect(told).toEqual([])
  vi.advanceTimersByTime(MINUTE / 50)
  expect(told).toEqual([1])
})

it("what comes shortly after another is told instead of it, with the log of both, and no earlier", () => {
  later.tell({ logFrom: 5, n: 1 }, MINUTE)
  vi.advanceTimersByTime(900)
  expect(later.replaced()).toEqual({ logFrom: 5, n: 1 })
  later.tell({ logFrom: 5, n: 2 }, MINUTE)
  vi.advanceTimersByTime(MINUTE - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(MINUTE)
  expect(told).toEqual([2])
})

it("when there is no delay any more, all that waited is told first, and never again", () => {
  later.tell({ logFrom: 0, n: 1 }, MINUTE)
  vi.advanceTimersByTime(MINUTE / 2)
  expect(later.replaced()).toBeNull()
  later.tell({ logFrom: 3, n: 2 }, MINUTE)
  later.tell({ logFrom: 7, n: 3 }, 0)
  expect(told).toEqual([1, 2, 3])
  vi.advanceTimersByTime(5 * MINUTE)
  expect(told).toEqual([1, 2, 3])
})
