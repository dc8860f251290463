import { expect, it } from "vitest"
import { cast, life, main, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

it("602.5: an ability knows how often it has been activated this turn", () => {
  const whelp = creature(
    "Red Whelp",
    "1/1",
    "{R}: This creature gets +1/+0 until end of turn. If this ability has been activated three or more times this turn, sacrifice this creature at the beginning of the next end step.",
  )
  const activated = (times: number, left: number) =>
    fault({
      cards: [whelp],
      players: { A: { battlefield: ["Red Whelp", { card: "Mountain", count: 3 }] }, B: {} },
      script: Array.from({ length: times }, () => ({
        ...main,
        do: "activate" as const,
        source: "Red Whelp",
        ability: "{R}",
      })),
      stopAt: { turn: 2, step: "upkeep" },
      expect: [{ check: "permanents", player: "A", card: "Red Whelp", is: left }],
    })
  expect(activated(2, 1)).toBe("")
  expect(activated(3, 0)).toBe("")
})

it("122.5: counters that can't be put on the one stay on the other", () => {
  const cards = [
    creature("Full Bear", "1/1", "This creature enters with two +1/+1 counters on it."),
    creature("Shut Bear", "1/1", "This creature can't have counters put on it."),
    card(
      "Fair Trade",
      "Sorcery",
      "Move all counters from target creature you control onto another target creature.",
      "{W}",
    ),
  ]
  expect(
    fault({
      cards,
      players: {
        A: { battlefield: ["Shut Bear", { card: "Plains", count: 2 }], hand: ["Full Bear", "Fair Trade"] },
        B: {},
      },
      script: [
        { ...main, do: "cast", card: "Full Bear" },
        {
          ...main,
          step: "postcombatMain",
          do: "cast",
          card: "Fair Trade",
          targets: ["Full Bear", "Shut Bear"],
        },
      ],
      expect: [{ check: "powerToughness", player: "A", card: "Full Bear", power: 3, toughness: 3 }],
    }),
  ).toBe("")
})

it('101.2: "triggers only once each turn" holds against an additional time', () => {
  const listener = creature(
    "Listener",
    "1/1",
    "Whenever another creature enters, you gain 1 life. This ability triggers only once each turn.",
  )
  const echo = creature(
    "Echo",
    "1/1",
    "If a triggered ability of another creature you control triggers, that ability triggers an additional time.",
  )
  expect(
    fault({
      cards: [listener, echo, creature("New Bear", "2/2")],
      players: {
        A: { battlefield: ["Listener", "Echo", { card: "Forest", count: 2 }], hand: ["New Bear"] },
        B: {},
      },
      script: [cast("New Bear"), wait],
      expect: [life("A", 21)],
    }),
  ).toBe("")
})

it("607.2a, 400.7: a card that has left exile is no longer the exiled card", () => {
  const lore = creature(
    "Small Lore",
    "*/*",
    "As this creature enters, exile a creature card from your graveyard.\nSmall Lore's power and toughness are each equal to the exiled card's mana value.",
  )
  const pull = card("Pull", "Instant", "Put target face-up exiled card into its owner's graveyard.")
  expect(
    fault({
      cards: [lore, pull, creature("Dead Bear", "2/2")],
      players: {
        A: {
          battlefield: [{ card: "Forest", count: 4 }],
          hand: ["Small Lore", "Pull"],
          graveyard: ["Dead Bear"],
        },
        B: {},
      },
      script: [cast("Small Lore"), wait, cast("Pull", "Dead Bear"), wait],
      expect: [{ check: "graveyard", player: "A", card: "Small Lore", is: 1 }],
    }),
  ).toBe("")
})
