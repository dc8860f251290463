import { expect, it } from "vitest"
import { delayOf, pathTo, transformTo } from "./move.ts"

const box = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height })

it("a card looks as if it were where it was, at the size that it had", () => {
  const to = box(300, 40)
  expect(transformTo(box(0, 0, 200, 100), to)).toBe("translate(-250.0px, -15.0px) scale(2.000)")
})

it("what was wide and low makes a card no higher than it was", () => {
  expect(transformTo(box(0, 0, 400, 60), box(0, 300, 66, 60))).toContain("scale(1.000)")
})

it("what hardly moves does not move", () => {
  expect(transformTo(box(0, 0), box(3, 2))).toBeNull()
})

it("movements begin one after another, but none waits long", () => {
  expect([0, 1, 6, 40].map(delayOf)).toEqual([0, 40, 240, 240])
})

it("a raised or tapped card stays so on its way", () => {
  expect(pathTo("translate(5px, 0px) scale(1)", "none")).toEqual(["translate(5px, 0px) scale(1)", "none"])
  expect(pathTo("translate(5px, 0px)", "rotate(9deg)")).toEqual([
    "translate(5px, 0px) rotate(9deg)",
    "rotate(9deg)",
  ])
})
