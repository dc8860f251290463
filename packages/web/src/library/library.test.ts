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

it("a card's own name goes before the French name of another", () => {
  const kept = (name: string, french: string) => ({
    name: name.toLowerCase(),
    names: [name, french].map((one) => one.toLowerCase()),
    card: { name, layout: "normal", type_line: "Artifact", oracle_text: "" },
    printing: { french },
  })
  const library = new Library([kept("Aardvark Box", "Zed Box"), kept("Zed Box", "Boîte")])
  expect(library.find("Zed Box")?.search.name).toBe("Zed Box")
  expect(library.find("Boîte")?.search.name).toBe("Zed Box")
})
