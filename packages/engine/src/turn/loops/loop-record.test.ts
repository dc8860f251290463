import { describe, expect, it } from "vitest"
import { eventsAtLast, recorded, timesRecorded } from "./loop-record.ts"

describe("104.4b: the record of situations", () => {
  it("keeps the last ones and counts only those, whichever record is asked about", () => {
    const texts = Array.from({ length: 40 }, (_, i) => `text ${(i * i) % 7}`)
    let loop: readonly string[] = []
    const earlier: (readonly string[])[] = []
    texts.forEach((text, i) => {
      earlier.push(loop)
      loop = recorded(loop, text, i, 9)
      const kept = texts.slice(Math.max(0, i - 8), i + 1)
      for (const one of new Set(texts))
        expect(timesRecorded(loop, one)).toBe(kept.filter((other) => other === one).length)
    })
    expect(loop).toHaveLength(9)
    expect(timesRecorded(earlier[3], texts[0])).toBe(texts.slice(0, 3).filter((t) => t === texts[0]).length)
    expect(timesRecorded(recorded(earlier[3], "other", 3, 9), "other")).toBe(1)
  })

  it("tells how many events there were at the last time", () => {
    const loop = recorded(recorded(recorded([], "a 1", 5, 9), "a", 7, 9), "a 1", 12, 9)
    expect([eventsAtLast(loop, "a 1"), eventsAtLast(loop, "a"), eventsAtLast(loop, "b")]).toEqual([12, 7, 0])
  })
})
