import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { USUAL_LIMITS } from "./address-limits.ts"
import { Pace } from "./pace.ts"

const { messageBurst } = USUAL_LIMITS
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1)
})
afterEach(() => vi.useRealTimers())

/** Sends so many messages at once; returns what was done with them. */
const send = (pace: Pace, times: number) => Array.from({ length: times }, () => pace.next())

it("who sends far too much at once is broken off, after one in ten was told so", () => {
  const pace = new Pace(USUAL_LIMITS)
  const done = send(pace, messageBurst + 41)
  expect(done.slice(0, messageBurst)).toEqual(Array(messageBurst).fill("handle"))
  expect(done.filter((what) => what === "refuse")).toHaveLength(4)
  expect(done.indexOf("break off")).toBe(messageBurst + 40)
})

it("who comes a little too fast now and then all evening is never broken off", () => {
  const pace = new Pace(USUAL_LIMITS)
  for (let evening = 0; evening < 20; evening++) {
    const done = send(pace, messageBurst + 10)
    expect(done).toContain("refuse")
    expect(done).not.toContain("break off")
    vi.advanceTimersByTime(MINUTE)
  }
})
