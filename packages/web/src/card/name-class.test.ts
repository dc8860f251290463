import { expect, it } from "vitest"
import { nameClass, typesClass } from "./name-class.ts"

it("a long name is set smaller, and a longer one smaller still", () => {
  const names = ["Mountain", "Lightning Strike", "Charismatic Conqueror"]
  expect(names.map(nameClass)).toEqual(["name", "name long", "name long longest"])
})

it("so is a long type line", () => {
  const lines = [
    "Creature",
    "Legendary Creature — Dragon Spirit",
    "Legendary Artifact Creature — Scorpion Dragon Rogue",
  ]
  expect(lines.map(typesClass)).toEqual(["types", "types long", "types long longest"])
})
