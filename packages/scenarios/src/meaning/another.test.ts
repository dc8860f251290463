import { expect, it } from "vitest"
import { at, attack, B, cast, life, now, wait } from "../rule-book/testing/pieces.ts"
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

it("608.2d: the chosen player is the one that the same instructions chose", () => {
  const haunt = card(
    "Small Haunt",
    "Sorcery",
    "Choose target opponent. You gain 1 life. Then the chosen player loses 2 life.",
  )
  expect(
    fault({
      cards: [haunt],
      players: { A: { battlefield: ["Plains"], hand: ["Small Haunt"] }, B: {} },
      script: [cast("Small Haunt", B)],
      expect: [life("A", 21), life("B", 18)],
    }),
  ).toBe("")
})

it("508.1a: a creature that attacked in two combats is one creature that attacked", () => {
  const war = card(
    "Small War",
    "Sorcery",
    "Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase.",
  )
  const gate = card(
    "Old Gate",
    "Artifact",
    "At the beginning of your end step, if two or more creatures attacked this turn, you gain 5 life.",
  )
  const games = (battlefield: readonly string[]) =>
    fault({
      cards: [war, gate, creature("Bold Bear", "2/2")],
      players: { A: { battlefield: [...battlefield, "Plains"], hand: ["Small War"] }, B: {} },
      script: [
        ...battlefield.slice(1).map((name) => attack(name)),
        at({ step: "postcombatMain" }, cast("Small War")),
        attack("Bold Bear"),
      ],
      stopAt: { turn: 2, step: "upkeep" },
      expect: [life("A", battlefield.length > 2 ? 25 : 20)],
    })
  expect(games(["Old Gate", "Bold Bear"])).toBe("")
  expect(games(["Old Gate", "Bold Bear", "Bold Bear"])).toBe("")
})
