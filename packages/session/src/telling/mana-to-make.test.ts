import { expect, it } from "vitest"
import { manaToMake } from "./mana-to-make.ts"

it("106.1: each land is a symbol, in the order of the colours; what makes either of two is a hybrid one", () => {
  expect(manaToMake([["G"], ["R", "G"], ["R"], ["C"], ["G"]])).toBe("{R}{G}{G}{C}{R/G}")
})

it("106.1: what makes two mana is two symbols, and of unequal alternatives the most counts", () => {
  expect(manaToMake([["CC"], ["C", "WU"]])).toBe("{W}{U}{C}{C}")
  expect(manaToMake([])).toBe("")
})
