import { describe, expect, it } from "vitest"
import { CardFile } from "../source/card-file.ts"

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
