import { expect, it } from "vitest"
import { soundly } from "./sound.ts"

const USUAL = { level: "greedy", seed: 0, stops: { mine: ["main"], hold: false } }

it("what was kept is taken part by part, and what is of another kind is as usual", () => {
  expect(soundly({ level: "strong" }, USUAL)).toEqual({ ...USUAL, level: "strong" })
  expect(soundly({ level: 5, seed: 7, stops: { mine: "all", hold: true } }, USUAL)).toEqual({
    level: "greedy",
    seed: 7,
    stops: { mine: ["main"], hold: true },
  })
  for (const broken of [null, 5, "x", []]) expect(soundly(broken, USUAL)).toBe(USUAL)
})

it("parts that are usually not there stay: another setting may have them", () => {
  expect(soundly({ a: 1 }, {})).toEqual({ a: 1 })
  expect(soundly(["x"], [])).toEqual(["x"])
})
