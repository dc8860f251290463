import { expect, it } from "vitest"
import { found } from "./finding.ts"

const cards = ["Grizzly Bears", "Bear Cub", "Lim-Dûl's Vault", "Forbear"].map((name) => ({
  name,
}))
const names = (text: string) => found(cards, text).map(({ name }) => name)

it("what begins with the text comes first, then words that do, then the rest", () => {
  expect(names("bear")).toEqual(["Bear Cub", "Grizzly Bears", "Forbear"])
})

it("accents, capitals and apostrophes don't matter, and nothing finds nothing", () => {
  expect(names("LIMDULS")).toEqual(["Lim-Dûl's Vault"])
  expect(names("  ")).toEqual([])
})
