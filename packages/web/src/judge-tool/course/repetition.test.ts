import { describe, expect, it } from "vitest"
import { afterAnswer, dayOf, dueOf, type Learning, lessonAfter, standingOf, WAITS } from "./repetition.ts"

const TODAY = 20_000

describe("Leitner's boxes", () => {
  it("what is right at once is learned at once", () => {
    const learned = afterAnswer(undefined, true, TODAY)
    expect(learned.due).toBeNull()
    expect(standingOf(learned, TODAY)).toBe("learned")
  })

  it("what is missed is due the same day, and then after 1, 3, 7 and 21 days, until it is learned", () => {
    let learning: Learning = afterAnswer(undefined, false, TODAY)
    let today = TODAY
    const waits: number[] = []
    for (let i = 0; learning.due !== null && i < 10; i++) {
      expect(standingOf(learning, learning.due)).toBe("due")
      today = learning.due
      learning = afterAnswer(learning, true, today)
      if (learning.due !== null) waits.push(learning.due - today)
    }
    expect(waits).toEqual(WAITS.slice(1))
    expect(learning.due).toBeNull()
  })

  it("what is missed again goes back to the first box, also when it was learned", () => {
    for (const before of [
      { box: 3, due: TODAY },
      { box: WAITS.length, due: null },
    ])
      expect(afterAnswer(before, false, TODAY)).toEqual({ box: 0, due: TODAY })
  })

  it("an answer before the day changes nothing when it is right", () => {
    const before = { box: 2, due: TODAY + 3 }
    expect(afterAnswer(before, true, TODAY)).toBe(before)
    expect(standingOf(before, TODAY)).toBe("later")
  })

  it("the longest overdue are asked first, then the least known; neither what is new nor what is learned", () => {
    const lessons = ["new", "learned", "later", "known", "young", "old"].map((id) => ({ id }))
    const progress = {
      learned: { box: 5, due: null },
      later: { box: 1, due: TODAY + 1 },
      known: { box: 3, due: TODAY },
      young: { box: 0, due: TODAY },
      old: { box: 3, due: TODAY - 9 },
    }
    expect(dueOf(lessons, progress, TODAY).map(({ id }) => id)).toEqual(["old", "young", "known"])
  })

  it("a day begins at midnight of the person's calendar", () => {
    const midnight = new Date(2026, 10, 22)
    expect(dayOf(new Date(midnight.getTime() - 1))).toBe(dayOf(midnight) - 1)
    expect(dayOf(new Date(2026, 10, 22, 23, 59))).toBe(dayOf(midnight))
  })
})

const order = ["one", "two", "three"].map((id) => ({ id }))
const [one, two, three] = order

describe("the lesson after another", () => {
  it("is the next that was not answered yet", () => {
    expect(lessonAfter(order, one, {}, null)).toBe(two)
    expect(lessonAfter(order, one, { two: { box: 5, due: null } }, null)).toBe(three)
  })

  it("is the next when all that follow were answered, and none after the last", () => {
    const all = Object.fromEntries(order.map(({ id }) => [id, { box: 5, due: null }]))
    expect(lessonAfter(order, one, all, null)).toBe(two)
    expect(lessonAfter(order, three, all, null)).toBeUndefined()
  })

  it("is another that is due while one repeats, and none when nothing is", () => {
    const due = { one: { box: 0, due: TODAY }, three: { box: 2, due: TODAY - 1 } }
    expect(lessonAfter(order, one, due, TODAY)).toBe(three)
    expect(lessonAfter(order, one, { one: due.one }, TODAY)).toBeUndefined()
  })
})
