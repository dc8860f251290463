import { expect, it } from "vitest"
import { outlinesOf } from "../../../tools/game-icons.mjs"
import { ICON_NAMES } from "./icon-names.ts"

it("every icon that a table names is in the set, with an outline", () => {
  const outlines = outlinesOf(ICON_NAMES)
  expect(Object.keys(outlines)).toEqual(ICON_NAMES)
  expect(ICON_NAMES.filter((name) => !/^m\d/i.test(outlines[name]))).toEqual([])
})

it("a name that the set has not got is refused", () => {
  expect(() => outlinesOf(["no-such-icon"])).toThrow("no-such-icon")
})
