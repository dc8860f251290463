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

it("605.1a: what an ability adds makes a source, not what it costs; a choice of two colors is one of both", () => {
  const found = (hand: string[], battlefield: string[]) =>
    lacking(position("precombatMain", [{ hand, battlefield }, {}]).state, 0)
  expect(found(["Serra Angel"], ["Battlefield Forge", "Battlefield Forge"])).toBe(0)
  expect(found(["Shock"], ["Shivan Dragon"])).toBe(1)
})
