import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Attention } from "./attention.ts"

const TIME = 1600

describe("what is shown to the person", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const watched = (attention: Attention, time: number | null) => {
    const over = vi.fn()
    void attention.wait(time).then(over)
    return over
  }

  it("stays for its time", async () => {
    const over = watched(new Attention(), TIME)
    await vi.advanceTimersByTimeAsync(TIME - 1)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toHaveBeenCalledOnce()
  })

  it("goes when it is acknowledged", async () => {
    const attention = new Attention()
    const over = watched(attention, TIME)
    attention.done()
    await vi.advanceTimersByTimeAsync(0)
    expect(over).toHaveBeenCalledOnce()
  })

  it("stays until it is acknowledged where no time is set, or it is held", async () => {
    for (const time of [null, TIME]) {
      const attention = new Attention()
      const over = watched(attention, time)
      attention.hold()
      await vi.advanceTimersByTimeAsync(100 * TIME)
      expect(over).not.toHaveBeenCalled()
      attention.done()
      await vi.advanceTimersByTimeAsync(0)
      expect(over).toHaveBeenCalledOnce()
    }
  })
})
