import { afterEach, expect, it } from "vitest"
import { cardName, learnFrenchNames } from "./card-names.ts"

afterEach(() => learnFrenchNames([]))

it("basic lands have French names, and others those that the file has", () => {
  learnFrenchNames([
    ["Test Bear", "Ours d'essai"],
    ["Day // Night", "Jour // Nuit"],
  ])
  const said = ["Forest", "Test Bear", "Day // Night", "Night", "Unknown"].map((name) => cardName(name, "fr"))
  expect(said).toEqual(["Forêt", "Ours d'essai", "Jour // Nuit", "Nuit", "Unknown"])
  expect(cardName("Test Bear", "en")).toBe("Test Bear")
})

it("names that are forgotten are English again", () => {
  learnFrenchNames([["Test Bear", "Ours d'essai"]])
  learnFrenchNames([])
  expect(cardName("Test Bear", "fr")).toBe("Test Bear")
  expect(cardName("Island", "fr")).toBe("Île")
})
