import { expect, it } from "vitest"
import { folded } from "./folding.ts"

const round = ["replaces", "moves", "shuffles"]
const times = (n: number, lines: readonly string[]) => Array.from({ length: n }, () => lines).flat()

it("what happens several times in a row is told once, with its number", () => {
  expect(folded(["begins", ...times(4, ["mills"]), "ends"], "en")).toEqual(["begins", "mills ×4", "ends"])
  expect(folded(["a", "b", "a", "b"], "en")).toEqual(["a", "b", "a", "b"])
})

it("104.4b: a loop is told as its round and the number of rounds", () => {
  expect(folded(["begins", ...times(9, round), "ends"], "en")).toEqual([
    "begins",
    ...round,
    "           (these 3 lines ×9)",
    "ends",
  ])
  expect(folded(times(5, round), "fr").at(-1)).toBe("           (ces 3 lignes ×5)")
})

it("the rest of what is too long is counted", () => {
  const long = Array.from({ length: 5000 }, (_, i) => `${i}`)
  expect(folded(long, "en")).toEqual([...long.slice(0, 2000), "           (3000 more lines: --json has all)"])
})
