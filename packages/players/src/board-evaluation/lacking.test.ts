import { expect, it } from "vitest"
import { position } from "../opponents/testing/position.ts"
import { lacking } from "./lacking.ts"

it("colored symbols are lacking as far as no source gives them, at most twice a card (107.4a)", () => {
  const found = (hand: string[], battlefield: string[]) =>
    lacking(position("precombatMain", [{ hand, battlefield }, {}]).state, 0)
  expect(found(["Serra Angel"], [])).toBe(2)
  expect(found(["Serra Angel"], ["Plains"])).toBe(1)
  expect(found(["Serra Angel"], ["Plains", "Plains"])).toBe(0)
  expect(found(["Serra Angel", "Shock"], ["Plains", "Plains"])).toBe(1)
  expect(found(["Bonesplitter", "Forest"], [])).toBe(0)
})
