import { searchFor } from "@apnap/cards"
import { expect, it } from "vitest"
import { Library } from "./library.ts"

it("basic lands are found by their French names without any file, and a file's own name for a card goes before", () => {
  const library = new Library([
    {
      name: "plains",
      names: ["plains"],
      card: { name: "Plains", layout: "normal", type_line: "Basic Land — Plains", oracle_text: "" },
      printing: { french: "Plaine d'essai" },
    },
  ])
  expect(library.find("Forêt")?.search.name).toBe("Forest")
  expect(library.find("Plaine d'essai")?.search.name).toBe("Plains")
  const search = searchFor("foret")
  const names = library.search(search, "name", "").map(({ search: { name } }) => name)
  expect(names).toEqual(["Forest"])
})
