import { describe, expect, it } from "vitest"
import { numberedList, readNumbers } from "./numbered.ts"

describe("numbered options", () => {
  it("stand in a list from 1, letters below", () => {
    const labels = Array.from({ length: 10 }, (_, i) => `option ${i}`)
    const list = numberedList(labels, { u: "undo" })
    expect([list[0], list[9], list[10]]).toEqual(["   1  option 0", "  10  option 9", "   u  undo"])
  })

  it("are chosen by their numbers", () => {
    expect(readNumbers("2", 3, { min: 1, max: 1 })).toEqual([1])
    expect(readNumbers(" 3, 1 ", 3, { min: 0, max: 3 })).toEqual([2, 0])
    expect(readNumbers("", 3, { min: 0, max: 3 })).toEqual([])
  })

  it("and by nothing else: not 0, not beyond the end, not twice, not too many or too few, not words", () => {
    for (const typed of ["0", "4", "-1", "1 1", "1 2 3", "1.5", "x", "1x"])
      expect([typed, readNumbers(typed, 3, { min: 0, max: 2 })]).toEqual([typed, null])
    expect(readNumbers("", 3, { min: 1, max: 1 })).toBeNull()
    expect(readNumbers("1 1", 3, { min: 0, max: 2, repeat: true })).toEqual([0, 0])
  })
})
