import { expect, it } from "vitest"
import { cast, now, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const doom = card("Small Doom", "Instant", "Destroy target creature.")
const inGraveyard = (name: string, is: number) =>
  ({ check: "graveyard", player: "A", card: name, is }) as const

it("400.7e: the card of the creature that died is no other card in the graveyard", () => {
  const text =
    "When this creature dies, put another target creature card from your graveyard on top of your library."
  expect(
    fault({
      cards: [doom, creature("Old Retriever", "1/1", text), creature("Dead Bear", "2/2")],
      players: {
        A: { battlefield: ["Old Retriever", "Plains"], hand: ["Small Doom"], graveyard: ["Dead Bear"] },
        B: {},
      },
      script: [cast("Small Doom", "Old Retriever")],
      targets: { A: [{ illegal: "Old Retriever" }, "Dead Bear"] },
      expect: [inGraveyard("Dead Bear", 0), inGraveyard("Old Retriever", 1)],
    }),
  ).toBe("")
})

it("400.7e: nor is it another than the creature whose death is spoken of", () => {
  const text =
    "Whenever a creature you control dies, put another target creature card from your graveyard on top of your library."
  expect(
    fault({
      cards: [
        doom,
        card("Old Book", "Artifact", text),
        creature("Fresh Bear", "2/2"),
        creature("Dead Bear", "2/2"),
      ],
      players: {
        A: {
          battlefield: ["Old Book", "Fresh Bear", "Plains"],
          hand: ["Small Doom"],
          graveyard: ["Dead Bear"],
        },
        B: {},
      },
      script: [cast("Small Doom", "Fresh Bear")],
      targets: { A: [{ illegal: "Fresh Bear" }, "Dead Bear"] },
      expect: [inGraveyard("Dead Bear", 0), inGraveyard("Fresh Bear", 1)],
    }),
  ).toBe("")
})

it("601.2f: one spell before is another spell, since the spell itself is not cast yet while its cost is determined", () => {
  const rally = card(
    "Small Rally",
    "Sorcery",
    "This spell costs {2} less to cast if you've cast another spell this turn.\nYou gain 3 life.",
    "{2}{W}",
  )
  const can = (is: boolean) => now({ check: "canDo", player: "A", ability: "Cast Small Rally", is })
  expect(
    fault({
      cards: [rally, card("Small Salve", "Instant", "You gain 1 life.", "{W}")],
      players: {
        A: { battlefield: [{ card: "Plains", count: 2 }], hand: ["Small Rally", "Small Salve"] },
        B: {},
      },
      script: [can(false), cast("Small Salve"), wait, can(true), cast("Small Rally")],
      expect: [{ check: "life", player: "A", is: 24 }],
    }),
  ).toBe("")
})
