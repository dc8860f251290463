import { describe, expect, it } from "vitest"
import { cast, life, main, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const size = (name: string, power: number) =>
  ({ check: "powerToughness", player: "A", card: name, power, toughness: power }) as const

describe("texts that are read, played: as many as the player wants", () => {
  const rite = card(
    "Old Rite",
    "Artifact",
    "{T}, Sacrifice up to three creatures: You gain 2 life for each creature sacrificed this way.",
  )
  const offered = (choices: readonly (string | boolean)[], expected: number) =>
    fault({
      cards: [rite, creature("Small Bear", "1/1"), creature("Slim Bear", "1/1")],
      players: { A: { battlefield: ["Old Rite", "Small Bear", "Slim Bear"] }, B: {} },
      script: [{ ...main, do: "activate", ability: "{T}, Sacrifice" }, wait],
      choices: { A: [...choices] },
      stopAt: { turn: 1, step: "precombatMain" },
      expect: [life("A", expected)],
    })

  it("118.3: a cost of up to three is paid with two, with one or with none", () => {
    expect(offered(["Small Bear", "Slim Bear"], 24)).toBe("")
    expect(offered(["Small Bear", false], 22)).toBe("")
    expect(offered([false], 20)).toBe("")
  })

  it("614.12: it enters with counters for what is given up as it enters", () => {
    const hellion = creature(
      "Tame Hellion",
      "2/2",
      "As this creature enters, you may sacrifice any number of creatures and/or planeswalkers. If you do, it enters with twice that many +1/+1 counters on it.",
      "Hellion",
    )
    expect(
      fault({
        cards: [hellion, creature("Small Bear", "1/1")],
        players: { A: { battlefield: ["Mountain", "Small Bear"], hand: ["Tame Hellion"] }, B: {} },
        script: [cast("Tame Hellion"), wait],
        choices: { A: ["Small Bear"] },
        stopAt: { turn: 1, step: "precombatMain" },
        expect: [size("Tame Hellion", 4)],
      }),
    ).toBe("")
  })

  it("701.4a: what is beheld and exiled comes back with the permanent's ability", () => {
    const champion = creature(
      "Old Champion",
      "2/2",
      "As an additional cost to cast this spell, behold an Elf and exile it.\nWhen this creature leaves the battlefield, return the exiled card to its owner's hand.",
      "Elf",
    )
    expect(
      fault({
        cards: [champion, creature("Small Elf", "1/1", "", "Elf")],
        players: {
          A: { battlefield: ["Mountain", "Mountain", "Small Elf"], hand: ["Old Champion", "Lightning Bolt"] },
          B: {},
        },
        script: [
          cast("Old Champion"),
          wait,
          { ...main, do: "check", that: { check: "exile", player: "A", card: "Small Elf", is: 1 } },
          cast("Lightning Bolt", "Old Champion"),
          wait,
        ],
        stopAt: { turn: 1, step: "precombatMain" },
        expect: [{ check: "hand", player: "A", card: "Small Elf", is: 1 }],
      }),
    ).toBe("")
  })

  it("118.8b: teamwork taps creatures of a total power, or is left out", () => {
    const strike = card(
      "Loud Strike",
      "Instant",
      "Teamwork 2\nLoud Strike deals 1 damage to any target. If this spell was cast using teamwork, you gain 5 life.",
      "{R}",
    )
    const struck = (choices: readonly (string | boolean)[], expected: number) =>
      fault({
        cards: [strike, creature("Large Bear", "2/2")],
        players: { A: { battlefield: ["Mountain", "Large Bear"], hand: ["Loud Strike"] }, B: {} },
        script: [cast("Loud Strike", { player: "B" }), wait],
        choices: { A: [...choices] },
        stopAt: { turn: 1, step: "precombatMain" },
        expect: [life("A", expected), { check: "tapped", card: "Large Bear", is: expected > 20 }],
      })
    expect(struck([true, "Large Bear"], 25)).toBe("")
    expect(struck([false], 20)).toBe("")
  })
})
