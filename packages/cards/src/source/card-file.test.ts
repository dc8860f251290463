import { describe, expect, it } from "vitest"
import { CardFile } from "./card-file.ts"

const FILE = [
  {
    name: "Test Bear",
    layout: "normal",
    mana_cost: "{1}{G}",
    type_line: "Creature — Bear",
    oracle_text: "Vigilance",
    power: "2",
    toughness: "2",
  },
  {
    name: "Odd Thing",
    layout: "normal",
    mana_cost: "{1}",
    type_line: "Artifact",
    oracle_text: "Frobnicate your library.",
  },
  {
    name: "Learned Bear // Odd Spell",
    layout: "prepare",
    card_faces: [
      { name: "Learned Bear", mana_cost: "{G}", type_line: "Creature — Bear", power: "1", toughness: "1" },
      { name: "Odd Spell", mana_cost: "{R}", type_line: "Sorcery", oracle_text: "Draw a card." },
    ],
  },
  { name: "Odd Spell", layout: "normal", mana_cost: "{U}", type_line: "Sorcery", oracle_text: "Scry 2." },
  {
    name: "Left Half // Right Half",
    layout: "split",
    card_faces: [
      { name: "Left Half", mana_cost: "{R}", type_line: "Instant", oracle_text: "Draw a card." },
      { name: "Right Half", mana_cost: "{U}", type_line: "Instant", oracle_text: "Scry 2." },
    ],
  },
]
  .map((card) => JSON.stringify(card))
  .join("\n")

describe("CardFile", () => {
  const cards = new CardFile(FILE)

  it("finds a card whose text is understood, by any of its names and in any case", () => {
    expect(cards.find("test bear")).toMatchObject({
      name: "Test Bear",
      faces: [{ power: 2, abilities: [{ keyword: "vigilance" }] }],
    })
    expect(cards.find("Left Half")?.faces).toHaveLength(2)
    expect(cards.find("Left Half // Right Half")).toBe(cards.find("Left Half"))
  })

  it("takes the card of that whole name before another's face", () => {
    expect(cards.find("Odd Spell")?.faces).toMatchObject([{ name: "Odd Spell", cost: "{U}" }])
    expect(cards.find("Learned Bear")?.name).toBe("Learned Bear // Odd Spell")
  })

  it("does not give a card of which a line is not understood, and says which", () => {
    expect(cards.find("Odd Thing")).toBeUndefined()
    expect(cards.compiled("Odd Thing")?.missing).toMatchObject([{ line: "frobnicate your library ." }])
  })

  it("knows nothing of other cards", () => {
    expect(cards.compiled("Nobody")).toBeUndefined()
  })
})
