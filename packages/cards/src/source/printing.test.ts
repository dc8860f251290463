import { expect, it } from "vitest"
import { readCards } from "./read-cards.ts"

async function printings(text: string) {
  const chunks = (async function* () {
    yield new TextEncoder().encode(text)
  })()
  const found = []
  for await (const { printing } of readCards(chunks, () => {})) found.push(printing)
  return found
}

it("a printing of Scryfall's files says its set, rarity, day, formats and French name", async () => {
  const card = {
    name: "Test Bear",
    layout: "normal",
    type_line: "Creature — Bear",
    set: "tst",
    rarity: "rare",
    released_at: "2001-02-03",
    legalities: { modern: "legal" },
    lang: "fr",
    printed_name: "Ours d'essai",
  }
  expect(await printings(JSON.stringify(card))).toEqual([
    {
      sets: ["tst"],
      rarities: ["rare"],
      released: "2001-02-03",
      legalities: { modern: "legal" },
      french: "Ours d'essai",
    },
  ])
})

it("each face of a card with several has a printed name of its own", async () => {
  const side = { type_line: "Creature — Bear", mana_cost: "", oracle_text: "" }
  const card_faces = [
    { ...side, name: "Day Bear", printed_name: "Ours du jour" },
    { ...side, name: "Night Bear", printed_name: "Ours de nuit" },
  ]
  const card = { name: "Day Bear // Night Bear", layout: "transform", lang: "fr", card_faces }
  expect(await printings(JSON.stringify(card))).toEqual([{ french: "Ours du jour // Ours de nuit" }])
  const half = { ...card, card_faces: [card_faces[0], { ...side, name: "Night Bear" }] }
  expect(await printings(JSON.stringify(half))).toEqual([{}])
})

it("so does a card of MTGJSON's", async () => {
  const face = {
    name: "Test Bear",
    layout: "normal",
    type: "Creature — Bear",
    printings: ["TST", "ETC"],
    legalities: { modern: "Legal" },
    foreignData: [{ language: "French", name: "Ours d'essai" }],
  }
  expect(await printings(JSON.stringify({ data: { "Test Bear": [face] } }))).toEqual([
    { sets: ["TST", "ETC"], legalities: { modern: "legal" }, french: "Ours d'essai" },
  ])
})
