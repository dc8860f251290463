import { describe, expect, it } from "vitest"
import { CardFile } from "../source/card-file.ts"
import { compileCard } from "./card.ts"
import { completed } from "./other-cards.ts"

const rats = {
  name: "Grey Rats",
  layout: "meld",
  mana_cost: "{1}{B}",
  type_line: "Creature — Rat",
  oracle_text:
    "At the beginning of combat on your turn, if you both own and control this creature and a creature named Night Cats, exile them, then meld them into Pied Host.",
  power: "2",
  toughness: "1",
}
const host = {
  name: "Pied Host",
  layout: "meld",
  type_line: "Creature — Cat Rat",
  oracle_text: "",
  power: "5",
  toughness: "6",
}
const file = (...cards: readonly object[]) =>
  new CardFile(cards.map((card) => JSON.stringify(card)).join("\n"))

describe("a meld pair", () => {
  it("701.42a: melds with the card that its condition names", () => {
    const found = file(rats, host).find("Grey Rats")
    expect(found?.faces[0].abilities).toMatchObject([
      {
        ability: "triggered",
        condition: { if: "and" },
        effect: { do: "meld", with: "Night Cats", into: "Pied Host" },
      },
    ])
  })

  it("712.4a: has its combined face at its back, and is not whole without it", () => {
    expect(
      file(rats, host)
        .find("Grey Rats")
        ?.faces.map((face) => face.name),
    ).toEqual(["Grey Rats", "Pied Host"])
    expect(file(rats).find("Grey Rats")).toBeUndefined()
    expect(file(rats, host).find("Pied Host")?.faces).toHaveLength(1)
  })
})

describe("a token named after a card (111.11)", () => {
  const maker = {
    name: "Maker",
    layout: "normal",
    mana_cost: "{1}",
    type_line: "Sorcery",
    oracle_text: "Create two tapped Grey Rats tokens.",
  }

  it("111.11: is what the card is, and a card that makes it is not whole without that card", () => {
    const found = file(maker, { ...rats, layout: "normal", oracle_text: "" }).find("Maker")
    expect(found?.faces[0].abilities).toMatchObject([
      {
        effect: {
          do: "createToken",
          count: 2,
          tapped: true,
          token: { definition: { faces: [{ power: 2 }] } },
        },
      },
    ])
    expect(file(maker).find("Maker")).toBeUndefined()
    const { missing } = completed(compileCard(maker), () => undefined)
    expect(missing).toMatchObject([{ understood: false, line: "Grey Rats" }])
  })
})
