import { expect, it } from "vitest"
import { aroundNames } from "./cards-of.ts"

it("names are pieces of their own, wherever they stand", () => {
  expect(aroundNames("Shock deals 2 damage to Shock Troops. ×2", ["Shock Troops", "Shock"])).toEqual([
    { text: "Shock", isName: true },
    { text: " deals 2 damage to ", isName: false },
    { text: "Shock Troops", isName: true },
    { text: ". ×2", isName: false },
  ])
})

it("a sentence without names is one piece", () => {
  expect(aroundNames("You draw a card.", [])).toEqual([{ text: "You draw a card.", isName: false }])
})
