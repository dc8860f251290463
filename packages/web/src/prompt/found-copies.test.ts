import { expect, it } from "vitest"
import { seen } from "../testing/card.ts"
import { foundCopies } from "./found-copies.ts"

const forest = (id: number) => seen(id, "Forest", { types: ["land"] })
const library = [forest(1), seen(2, "Shock"), forest(3), seen(4, "Craw Wurm"), forest(5), seen(6, "Shock")]
const shown = (options: number[], most: number) =>
  foundCopies(library, new Set(options), most).map(({ cards, count }) => [cards.map(({ id }) => id), count])

it("of a library that is searched each name is shown once, and lands last (701.23a)", () => {
  expect(shown([1, 2, 3, 4, 5, 6], 1)).toEqual([
    [[4], 1],
    [[2], 2],
    [[1], 3],
  ])
})

it("as many copies as may be found are shown, and what may be found comes first", () => {
  expect(shown([1, 3, 5], 2)).toEqual([
    [[1, 3], 3],
    [[4], 1],
    [[2, 6], 2],
  ])
})
