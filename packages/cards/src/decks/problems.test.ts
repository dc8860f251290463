import { expect, it } from "vitest"
import type { SourceCard } from "../oracle/card.ts"
import { type Printing, searchCard } from "../search/search-card.ts"
import { readDeckEntries } from "./entries.ts"
import { deckProblems } from "./problems.ts"

const card = (name: string, type_line: string, printing: Printing = {}, more: Partial<SourceCard> = {}) =>
  searchCard({ name, layout: "normal", type_line, ...more }, printing)

const CARDS = [
  card("Forest", "Basic Land — Forest"),
  card(
    "Bear",
    "Creature — Bear",
    { released: "1993-08-05", legalities: { modern: "legal", vintage: "restricted" } },
    { mana_cost: "{1}{G}" },
  ),
  card(
    "Fox",
    "Creature — Fox",
    { released: "2010-01-01", legalities: { modern: "banned" } },
    { mana_cost: "{1}{R}" },
  ),
  card("Rats", "Creature — Rat", {}, { oracle_text: "A deck can have any number of cards named Rats." }),
  card(
    "Dwarves",
    "Creature — Dwarf",
    {},
    { oracle_text: "A deck can have up to seven cards named Dwarves." },
  ),
  card("Queen", "Legendary Creature — Bear", {}, { mana_cost: "{G}" }),
]

const problems = (list: string, format = "constructed", until = "") =>
  deckProblems(readDeckEntries(list), (name) => CARDS.find((one) => one.name === name), { format, until })

it("100.2a, 100.4a, 113.6n: sixty cards, four of a name but for basic lands, fifteen beside; what cards allow of themselves is allowed", () => {
  expect(problems("56 Forest\n4 Bear")).toEqual([])
  expect(problems("40 Forest\n5 Bear\n15 Rats")).toEqual([
    { code: "copies", card: "Bear", count: 5, most: 4 },
  ])
  expect(problems("52 Forest\n8 Dwarves")).toEqual([{ code: "copies", card: "Dwarves", count: 8, most: 7 }])
  expect(problems("50 Forest\nSB: 16 Rats")).toEqual([
    { code: "size", count: 50, wanted: 60 },
    { code: "sideboard", count: 16, most: 15 },
  ])
  expect(problems("60 Forest\n1 Nobody")).toEqual([{ code: "unknown", card: "Nobody" }])
})

it("100.2b, 100.4b: a limited deck has forty cards, any number of each, and everything else of the pool beside it", () => {
  expect(problems("35 Forest\n5 Bear\nSB: 20 Fox", "limited")).toEqual([])
  expect(problems("34 Forest\n5 Bear", "limited")).toEqual([{ code: "size", count: 39, wanted: 40 }])
})

it("903.5: a hundred cards with the commander, one of each, within its colours", () => {
  expect(problems("Commander\n1 Queen\n\nDeck\n99 Forest", "commander")).toEqual([])
  expect(problems("Commander\n1 Bear\n\nDeck\n97 Forest\n2 Fox", "commander")).toEqual([
    { code: "copies", card: "Fox", count: 2, most: 1 },
    { code: "not-commander", card: "Bear" },
    { code: "identity", card: "Fox" },
  ])
  expect(problems("100 Forest", "commander")).toEqual([{ code: "no-commander" }])
})

it("a format goes by the list of the file, and says when there is none", () => {
  expect(problems("56 Forest\n4 Fox", "modern")).toEqual([{ code: "banned", card: "Fox" }])
  expect(problems("59 Forest\n1 Bear", "vintage")).toEqual([])
  expect(problems("56 Forest\n4 Bear", "vintage")).toEqual([{ code: "restricted", card: "Bear", count: 4 }])
  expect(problems("55 Forest\n5 Bear", "vintage")).toEqual([
    { code: "copies", card: "Bear", count: 5, most: 4 },
  ])
  expect(problems("56 Forest\n4 Queen", "modern")).toEqual([{ code: "no-legalities" }])
})

it("a day allows the cards that were printed until then", () => {
  expect(problems("52 Forest\n4 Bear\n4 Fox", "constructed", "1999-06-01")).toEqual([
    { code: "later", card: "Fox", released: "2010-01-01" },
  ])
  expect(problems("56 Forest\n4 Queen", "constructed", "1999-06-01")).toEqual([
    { code: "undated", card: "Queen" },
  ])
})
