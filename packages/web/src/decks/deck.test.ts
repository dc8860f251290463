import { expect, it } from "vitest"
import {
  byCardName,
  chanceOfLands,
  curveOf,
  joined,
  kindOf,
  meanCost,
  type Weighed,
  withCopies,
} from "./deck.ts"

const CARDS = new Map<string, Weighed | null>([
  ["Forest", { manaValue: 0, faces: [{ types: ["land"] }] }],
  ["Bear", { manaValue: 2, faces: [{ types: ["creature"] }] }],
  ["Titan", { manaValue: 8, faces: [{ types: ["creature"] }] }],
  ["Nobody", null],
])

it("copies are added and taken away in their place, and lines of one card are joined", () => {
  const deck = joined([
    { name: "Forest", part: "main", count: 10 },
    { name: "Bear", part: "main", count: 2 },
    { name: "Forest", part: "main", count: 7 },
  ])
  expect(deck).toEqual([
    { name: "Forest", part: "main", count: 17 },
    { name: "Bear", part: "main", count: 2 },
  ])
  expect(withCopies(deck, "Forest", "main", -17)).toEqual([{ name: "Bear", part: "main", count: 2 }])
  expect(withCopies(deck, "Bear", "sideboard", 1)).toHaveLength(3)
})

it("a card is in a deck under one name, however the list called it", () => {
  const deck = byCardName(
    [
      { name: "Forêt", part: "main", count: 10 },
      { name: "Forest", part: "main", count: 7 },
      { name: "Nobody", part: "main", count: 1 },
    ],
    new Map([
      ["Forêt", { name: "Forest" }],
      ["Nobody", null],
    ]),
  )
  expect(deck).toEqual([
    { name: "Forest", part: "main", count: 17 },
    { name: "Nobody", part: "main", count: 1 },
  ])
})

it("the curve counts no lands and no sideboard; seven and more stand with six", () => {
  const deck = [
    { name: "Forest", part: "main" as const, count: 17 },
    { name: "Bear", part: "main" as const, count: 3 },
    { name: "Titan", part: "main" as const, count: 1 },
    { name: "Bear", part: "sideboard" as const, count: 1 },
    { name: "Nobody", part: "main" as const, count: 1 },
  ]
  expect(curveOf(deck, CARDS)).toEqual([0, 0, 3, 0, 0, 0, 1])
  expect(meanCost(deck, CARDS)).toBe(3.5)
  expect(kindOf(CARDS.get("Nobody"))).toBe("unknown")
})

it("the chance of lands is the hypergeometric one", () => {
  expect(chanceOfLands(24, 60, 7, 2)).toBeCloseTo(0.8573, 4)
  expect(chanceOfLands(0, 60, 7, 1)).toBe(0)
})
