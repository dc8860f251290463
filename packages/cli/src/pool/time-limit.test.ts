import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { timeLimit } from "./time-limit.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe("a time limit", () => {
  it("counts processor time: what gets little of it has longer", () => {
    const limit = timeLimit(1000, () => Date.now() / 4)
    vi.advanceTimersByTime(3900)
    expect(limit.signal.aborted).toBe(false)
    vi.advanceTimersByTime(200)
    expect(limit.signal.aborted).toBe(true)
  })

  it("ends for what waits for ever, and not for what is done", () => {
    const [waiting, done] = [timeLimit(1000, () => 0), timeLimit(1000, () => Date.now())]
    done.clear()
    vi.advanceTimersByTime(25_000)
    expect(waiting.signal.aborted).toBe(true)
    expect(done.signal.aborted).toBe(false)
  })
})
