import { expect, it } from "vitest"
import { timeWords } from "./time-words.ts"

it("a clock tells minutes and seconds, and never less than none", () => {
  expect([61_000, 59_100, 500, -3].map(timeWords)).toEqual(["1:01", "1:00", "0:01", "0:00"])
})
