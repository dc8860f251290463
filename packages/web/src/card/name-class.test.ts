import { expect, it } from "vitest"
import { nameClass } from "./name-class.ts"

it("a long name is set smaller, and a longer one smaller still", () => {
  const names = ["Mountain", "Lightning Strike", "Charismatic Conqueror"]
  expect(names.map(nameClass)).toEqual(["name", "name long", "name long longest"])
})
