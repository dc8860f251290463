import { expect, it } from "vitest"
import { dayIn } from "./day.ts"

it("the first of a month is an ordinal in French, and no other day", () => {
  expect(dayIn("2004-10-01", "fr")).toBe("1er octobre 2004")
  expect(dayIn("2009-07-11", "fr")).toBe("11 juillet 2009")
  expect(dayIn("2004-10-01", "en")).toContain("October")
})
