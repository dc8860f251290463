import { describe, expect, it } from "vitest"
import { cast, hand, inGraveyard, life, main, there, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const bears = [creature("Big Bear", "4/4"), creature("Mid Bear", "3/3"), creature("Small Bear", "1/1")]

describe("the greatest and the least", () => {
  it("115.1: of what the noun phrase names: of one's own creatures the strongest, though another is stronger", () => {
    const rite = card("Small Rite", "Sorcery", "Destroy target creature you control with the greatest power.")
    const board = (target: string) => ({
      cards: [...bears, rite],
      players: {
        A: { battlefield: ["Mid Bear", "Small Bear", "Swamp"], hand: ["Small Rite"] },
        B: { battlefield: ["Big Bear"] },
      },
      script: [cast("Small Rite", target), wait],
    })
    expect(fault({ ...board("Mid Bear"), expect: [inGraveyard("A", "Mid Bear")] })).toBe("")
    expect(fault({ ...board("Small Bear"), strict: true })).not.toBe("")
    expect(fault({ ...board("Big Bear"), strict: true })).not.toBe("")
  })

  it("701.21a: each player's own, where they are 'creatures that player controls'", () => {
    const doom = card(
      "Small Doom",
      "Sorcery",
      "Each opponent sacrifices a creature with the greatest power among creatures that player controls.",
    )
    expect(
      fault({
        cards: [...bears, doom],
        players: {
          A: { battlefield: ["Big Bear", "Swamp"], hand: ["Small Doom"] },
          B: { battlefield: ["Mid Bear", "Small Bear"] },
        },
        script: [cast("Small Doom"), wait],
        expect: [there("A", "Big Bear"), inGraveyard("B", "Mid Bear"), there("B", "Small Bear")],
      }),
    ).toBe("")
  })

  it("603.4: who controls the strongest, or one as strong", () => {
    const triumph = card(
      "Small Triumph",
      "Enchantment",
      "At the beginning of your end step, you gain 1 life if you control the creature with the greatest power or tied for the greatest power.",
    )
    const board = (own: string) => ({
      cards: [...bears, creature("Same Bear", "4/4"), triumph],
      players: { A: { battlefield: ["Small Triumph", own] }, B: { battlefield: ["Big Bear"] } },
      script: [],
      stopAt: { turn: 2, step: "upkeep" } as const,
    })
    expect(fault({ ...board("Same Bear"), expect: [life("A", 21)] })).toBe("")
    expect(fault({ ...board("Mid Bear"), expect: [life("A", 20)] })).toBe("")
  })
})

describe("what is paid or not", () => {
  it("701.6a: a spell whose controller pays is not countered, and what follows is done", () => {
    const leak = card(
      "Kind Leak",
      "Instant",
      "Counter target spell unless its controller pays {2}. If they do, you draw a card.",
      "{U}",
    )
    const board = (pays: boolean) => ({
      cards: [leak],
      players: {
        A: { battlefield: [{ card: "Mountain", count: 3 }], hand: ["Lightning Bolt"] },
        B: { battlefield: ["Island"], hand: ["Kind Leak"] },
      },
      script: [
        cast("Lightning Bolt", { player: "B" }),
        {
          ...main,
          player: "B",
          do: "cast" as const,
          card: "Kind Leak",
          targets: ["Lightning Bolt"],
          when: { onStack: "Cast Lightning Bolt" },
        },
      ],
      choices: { A: [pays] },
    })
    expect(fault({ ...board(true), expect: [life("B", 17), hand("B", 1)] })).toBe("")
    expect(fault({ ...board(false), expect: [life("B", 20), hand("B", 0)] })).toBe("")
  })

  it("118.12: what stands before 'then' is done before it is asked whether one pays", () => {
    const drake = creature(
      "Storm Drake",
      "1/1",
      "When this creature enters, you get {E}{E}, then sacrifice this creature unless you pay an amount of {E} equal to its mana value.",
    )
    expect(
      fault({
        cards: [drake],
        players: { A: { battlefield: ["Island"], hand: ["Storm Drake"] }, B: {} },
        script: [cast("Storm Drake"), wait],
        choices: { A: [true] },
        expect: [there("A", "Storm Drake")],
      }),
    ).toBe("")
  })

  it("119.4: life that is paid is not life that is lost otherwise", () => {
    const font = card("Small Font", "Enchantment", "Whenever you pay life, draw that many cards.")
    const cards = [
      font,
      card(
        "Dear Rite",
        "Sorcery",
        "As an additional cost to cast this spell, pay 2 life.\nYou gain 1 life.",
        "{B}",
      ),
      card("Sore Rite", "Sorcery", "You lose 2 life.", "{B}"),
    ]
    const board = (name: string) => ({
      cards,
      players: { A: { battlefield: ["Small Font", "Swamp"], hand: [name] }, B: {} },
      script: [cast(name), wait],
    })
    expect(fault({ ...board("Dear Rite"), expect: [hand("A", 2)] })).toBe("")
    expect(fault({ ...board("Sore Rite"), expect: [hand("A", 0), life("A", 18)] })).toBe("")
  })
})

it("608.2c: 'for each of them' is done for one after the other", () => {
  const twin = card(
    "Small Twins",
    "Sorcery",
    "Choose any number of target creatures you control. For each of them, create a token that's a copy of it.",
    "{R}",
  )
  expect(
    fault({
      cards: [...bears, twin],
      players: { A: { battlefield: ["Mid Bear", "Small Bear", "Mountain"], hand: ["Small Twins"] }, B: {} },
      script: [cast("Small Twins", "Mid Bear", "Small Bear"), wait],
      expect: [there("A", "Mid Bear", 2), there("A", "Small Bear", 2)],
    }),
  ).toBe("")
})
