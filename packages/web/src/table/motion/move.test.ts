import { expect, it } from "vitest"
import { delayOf, transformTo } from "./move.ts"

const box = (left: number, top: number, width = 100) => ({ left, top, width, height: 50 })

it("a card looks as if it were where it was, at the size that it had", () => {
  expect(transformTo(box(0, 0, 200), box(300, 40))).toBe("translate(-250.0px, -40.0px) scale(2.000)")
})

it("what hardly moves does not move", () => {
  expect(transformTo(box(0, 0), box(3, 2))).toBeNull()
})

it("movements begin one after another, but none waits long", () => {
  expect([0, 1, 6, 40].map(delayOf)).toEqual([0, 40, 240, 240])
})
