import { expect, it } from "vitest"
import { cast, life, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const scale = creature(
  "Brown",
  "2/2",
  "When this creature is put into your hand from your graveyard, you gain 2 life.",
)
it("603.10a: what is put from a graveyard into a hand triggers with its own eyes", () => {
  expect(
    fault({
      cards: [
        scale,
        card("Raise", "Sorcery", "Return target creature card from your graveyard to your hand.", "{B}"),
      ],
      players: { A: { battlefield: ["Swamp"], hand: ["Raise"], graveyard: ["Brown"] }, B: {} },
      script: [cast("Raise", "Brown"), wait],
      expect: [life("A", 22)],
    }),
  ).toBe("")
})
it("608.2d: one card of either kind is chosen, and seen to leave the graveyard", () => {
  expect(
    fault({
      shuffle: false,
      cards: [
        scale,
        card(
          "Dig",
          "Sorcery",
          "Mill five cards. You may put a creature card and/or a land card from among them into your hand.",
          "{B}",
        ),
      ],
      players: {
        A: { battlefield: ["Swamp"], hand: ["Dig"], library: [{ card: "Brown", count: 5 }] },
        B: {},
      },
      script: [cast("Dig"), wait],
      choices: { A: ["Brown"] },
      expect: [{ check: "hand", player: "A", card: "Brown", is: 1 }, life("A", 22)],
    }),
  ).toBe("")
})
