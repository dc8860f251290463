import { afterEach, expect, it } from "vitest"
import { cardNameIn, learnFrenchNames } from "./card-names.ts"
import { the } from "./french/names.ts"

afterEach(() => learnFrenchNames([]))

it("basic lands have French names, and others those that were learned, in sentences too", () => {
  learnFrenchNames([
    ["Test Bear", "Ours d'essai"],
    ["Day // Night", "Jour // Nuit"],
  ])
  const names = ["Forest", "Test Bear", "Day // Night", "Night", "Unknown"]
  expect(names.map((name) => cardNameIn(name, "fr"))).toEqual([
    ...["Forêt", "Ours d'essai", "Jour // Nuit", "Nuit", "Unknown"],
  ])
  expect(names.map((name) => cardNameIn(name, "en"))).toEqual(names)
  const thing = { is: "ability", name: "Island", you: false, gender: "f", emblem: false, tag: "" } as const
  expect(the(thing)).toBe("une capacité d’Île")
  expect(the({ ...thing, name: "Test Bear" })).toBe("une capacité d’Ours d’essai")
})

it("learning anew forgets what was learned before", () => {
  learnFrenchNames([["Test Bear", "Ours d'essai"]])
  learnFrenchNames([])
  expect(cardNameIn("Test Bear", "fr")).toBe("Test Bear")
  expect(cardNameIn("Island", "fr")).toBe("Île")
})
