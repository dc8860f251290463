import { describe, expect, it } from "vitest"
import { attack, B, C, life } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const RETURN = "return target creature card from your graveyard to the battlefield tapped and attacking."
const dead = creature("Dead Bear", "2/2")

describe("508.4: whom a creature attacks that is put onto the battlefield attacking", () => {
  it("its controller chooses, be it another player than what its source attacks", () => {
    expect(
      fault({
        format: "freeForAll",
        turnOrder: ["A", "B", "C"],
        cards: [creature("Dark Caller", "1/1", `Whenever this creature attacks, ${RETURN}`), dead],
        players: { A: { battlefield: ["Dark Caller"], graveyard: ["Dead Bear"] }, B: {}, C: {} },
        script: [attack("Dark Caller", B)],
        targets: { A: ["Dead Bear"] },
        choices: { A: [C] },
        expect: [life("B", 19), life("C", 18)],
      }),
    ).toBe("")
  })

  it("it attacks though its source does not", () => {
    expect(
      fault({
        cards: [
          card("Dark Drum", "Enchantment", `Whenever you attack, ${RETURN}`),
          creature("Bold Bear", "1/1"),
          dead,
        ],
        players: { A: { battlefield: ["Dark Drum", "Bold Bear"], graveyard: ["Dead Bear"] }, B: {} },
        script: [attack("Bold Bear")],
        targets: { A: ["Dead Bear"] },
        expect: [life("B", 17)],
      }),
    ).toBe("")
  })
})
