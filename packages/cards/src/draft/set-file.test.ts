import { expect, it } from "vitest"
import { SourceError } from "../source/fault.ts"
import { DraftError } from "./draft-error.ts"
import { readDraftSet } from "./set-file.ts"

const SETS = [
  `{"code":"ONE","name":"One","booster":{"numBoosterRare":2,"maxCardNumberInBooster":2},"cards":[["A","1","rare"],["A","2","rare"],["B","2","land"],["C","3","rare"]]}`,
  `{"code":"TWO","name":`,
  `{"code":"NEG","name":"Three","booster":{"numBoosterCommon":-1},"cards":[]}`,
].join("\n")

function codeOf(set: string): string {
  try {
    readDraftSet(SETS, set)
  } catch (error) {
    if (error instanceof SourceError || error instanceof DraftError) return error.code
    throw error
  }
  return "read"
}

it("a set's boosters hold each of its cards with a rarity once, up to their last number", () => {
  expect(readDraftSet(SETS, "one")).toEqual({
    code: "ONE",
    name: "One",
    recipe: { common: 10, uncommon: 3, rare: 2, mythicOneIn: 8 },
    cards: [{ name: "A", rarity: "rare" }],
  })
})

it("a set that is not there, is cut short or says what can't be is refused", () => {
  expect(["ONE", "SIX", "TWO", "NEG"].map(codeOf)).toEqual([
    "read",
    "draft/set",
    "source/json",
    "source/fields",
  ])
})
