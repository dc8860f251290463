import { describe, expect, it } from "vitest"
import { act, cast, hand, inGraveyard, life, there, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const here = { turn: 1, step: "precombatMain" } as const

describe("texts that are read, played: what happens in another's place, and to whom", () => {
  it("614.1a: the next draw of the turn is replaced, and that one alone", () => {
    const words = card(
      "Old Words",
      "Enchantment",
      "{0}: The next time you would draw a card this turn, Old Words deals 2 damage to any target instead.",
    )
    const study = card("Long Study", "Sorcery", "Draw two cards.", "{U}")
    expect(
      fault({
        cards: [words, study],
        players: { A: { battlefield: ["Island", "Old Words"], hand: ["Long Study"] }, B: {} },
        script: [act("Old Words", "{0}", { player: "B" }), wait, cast("Long Study"), wait],
        stopAt: here,
        expect: [life("B", 18), hand("A", 1)],
      }),
    ).toBe("")
  })

  it("702.74a: a spell that gains evoke as it is cast is a permanent with evoke", () => {
    const giver = card(
      "Loud Giver",
      "Enchantment",
      "Elemental permanent spells you cast from your hand gain evoke {1} as you cast them.",
    )
    const spark = {
      ...creature("Large Spark", "5/5", "When this creature enters, you gain 3 life.", "Elemental"),
      mana_cost: "{6}",
    }
    expect(
      fault({
        cards: [giver, spark],
        players: { A: { battlefield: ["Mountain", "Loud Giver"], hand: ["Large Spark"] }, B: {} },
        script: [cast("Large Spark"), wait],
        stopAt: here,
        expect: [life("A", 23), inGraveyard("A", "Large Spark")],
      }),
    ).toBe("")
  })

  it("115.1: damage that a spell deals to its target, and none that it deals to another creature", () => {
    const pyro = creature(
      "Loud Pyro",
      "4/4",
      "Whenever an instant or sorcery spell you control that targets only a single creature deals damage to that creature, this creature deals that much damage to each opponent.",
      "Human",
    )
    const blaze = card("Blaze Away", "Sorcery", "Blaze Away deals 1 damage to each creature.", "{R}")
    const dealt = (spell: string, targets: readonly string[], expected: number) =>
      fault({
        cards: [pyro, blaze],
        players: {
          A: { battlefield: ["Mountain", "Loud Pyro"], hand: [spell] },
          B: { battlefield: ["Hill Giant"] },
        },
        script: [cast(spell, ...targets), wait],
        stopAt: here,
        expect: [life("B", expected)],
      })
    expect(dealt("Lightning Bolt", ["Hill Giant"], 17)).toBe("")
    expect(dealt("Blaze Away", [], 20)).toBe("")
  })

  it("608.2h: each player but the one who last controlled what was exiled", () => {
    const shards = card(
      "Shared Shards",
      "Sorcery",
      "Exile target nonland permanent. Each player other than its controller creates a token that's a copy of it.",
      "{W}",
    )
    expect(
      fault({
        cards: [shards],
        players: {
          A: { battlefield: ["Plains"], hand: ["Shared Shards"] },
          B: { battlefield: ["Hill Giant"] },
        },
        script: [cast("Shared Shards", "Hill Giant"), wait],
        stopAt: here,
        expect: [there("A", "Hill Giant"), there("B", "Hill Giant", 0)],
      }),
    ).toBe("")
  })

  it("305.1: another land that is played, not the object itself", () => {
    const city = card(
      "Proud City",
      "Land",
      "When you play another land, sacrifice this land.\n{T}: Add {C}{C}.",
      "",
    )
    const lands = (more: readonly string[], left: number) =>
      fault({
        cards: [city],
        players: { A: { hand: ["Proud City", "Forest"] }, B: {} },
        script: [
          { turn: 1, step: "precombatMain", player: "A", do: "playLand", card: "Proud City" },
          wait,
          ...more.map(
            (name) => ({ turn: 3, step: "precombatMain", player: "A", do: "playLand", card: name }) as const,
          ),
        ],
        stopAt: { turn: 3, step: "end" },
        expect: [there("A", "Proud City", left)],
      })
    expect(lands([], 1)).toBe("")
    expect(lands(["Forest"], 0)).toBe("")
  })

  it("119.4: half the life total is paid", () => {
    const evil = card(
      "Old Evil",
      "Artifact",
      "Pay half your life, rounded up: Old Evil deals 1 damage to any target.",
    )
    expect(
      fault({
        cards: [evil],
        players: { A: { life: 15, battlefield: ["Old Evil"] }, B: {} },
        script: [act("Old Evil", "Pay half", { player: "B" }), wait],
        stopAt: here,
        expect: [life("A", 7), life("B", 19)],
      }),
    ).toBe("")
  })
})
