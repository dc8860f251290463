import { describe, expect, it } from "vitest"
import { cast, inExile, life, main, size, there, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const canCast = (name: string, is: boolean) =>
  ({ ...main, do: "check", that: { check: "canDo", player: "A", ability: `Cast ${name}`, is } }) as const
const bear = (name: string) => ({ ...creature(name, "2/2"), mana_cost: "{5}" })

describe("601.3b: permissions that are used up in a turn", () => {
  const many = card(
    "Many Worlds",
    "Enchantment",
    "You may play lands and cast spells from the top of your library.\nOnce during each of your turns, you may cast a spell from your hand or the top of your library without paying its mana cost.",
  )
  const cards = [
    many,
    bear("First Bear"),
    bear("Second Bear"),
    card("Cheap Rite", "Sorcery", "You gain 1 life."),
  ]

  it("one permission for two zones is used up in either", () => {
    const A = { battlefield: ["Many Worlds"], hand: ["First Bear"], library: ["Second Bear"] }
    for (const [first, second] of [
      ["First Bear", "Second Bear"],
      ["Second Bear", "First Bear"],
    ])
      expect(
        fault({
          cards,
          shuffle: false,
          players: { A, B: {} },
          script: [canCast(second, true), cast(first), wait, canCast(second, false)],
          expect: [there("A", first)],
        }),
      ).toBe("")
  })

  it("another permission of the same object, by which the cost is paid, leaves it", () => {
    const A = { battlefield: ["Many Worlds", "Forest"], hand: ["First Bear"], library: ["Cheap Rite"] }
    expect(
      fault({
        cards,
        shuffle: false,
        players: { A, B: {} },
        script: [cast("Cheap Rite"), wait, cast("First Bear"), wait],
        expect: [life("A", 21), there("A", "First Bear"), { check: "tapped", card: "Forest", is: true }],
      }),
    ).toBe("")
  })
})

describe("118.9: what is paid for spells cast by a permission", () => {
  it("life equal to the spell's mana value; lands are played as ever", () => {
    const fort = card(
      "Dark Fort",
      "Artifact",
      "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
    )
    expect(
      fault({
        cards: [fort, bear("First Bear")],
        shuffle: false,
        players: { A: { battlefield: ["Dark Fort"], library: ["First Bear", "Forest"] }, B: {} },
        script: [cast("First Bear"), wait, { ...main, do: "playLand", card: "Forest" }],
        expect: [life("A", 15), there("A", "First Bear"), there("A", "Forest")],
      }),
    ).toBe("")
  })

  it("614.1c: cards of others that were exiled, and a counter that what is cast enters with", () => {
    const eater = creature(
      "Card Eater",
      "1/1",
      "If a card you didn't control would be put into an opponent's graveyard from anywhere, exile it instead.\nDuring your turn, you may play cards exiled with this creature. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.",
    )
    const cards = [eater, bear("First Bear"), card("Small Mill", "Sorcery", "Target player mills two cards.")]
    const A = { battlefield: ["Card Eater", "Swamp"], hand: ["Small Mill"] }
    expect(
      fault({
        cards,
        shuffle: false,
        players: { A, B: { library: ["First Bear", "Forest", "Plains"] } },
        script: [cast("Small Mill", { player: "B" }), wait, cast("First Bear"), wait],
        expect: [life("A", 15), there("A", "First Bear"), inExile("B", "Forest")],
      }),
    ).toBe("")
    const guide = creature(
      "Grave Guide",
      "1/1",
      "You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a +1/+1 counter on it.",
    )
    expect(
      fault({
        cards: [guide, { ...bear("First Bear"), mana_cost: "{1}" }],
        players: { A: { battlefield: ["Grave Guide", "Forest"], graveyard: ["First Bear"] }, B: {} },
        script: [cast("First Bear"), wait],
        expect: [size("First Bear", 3, 3)],
      }),
    ).toBe("")
  })
})

describe("202.3d: spells with a total mana value are measured as the halves that are cast", () => {
  const storm = card(
    "Small Storm",
    "Sorcery",
    "Exile the top two cards of your library. You may cast any number of spells with total mana value 2 or less from among them without paying their mana costs.",
    "{R}",
  )
  const run = (library: string[], choices: (string | boolean)[], left: number) =>
    fault({
      cards: [storm, card("Two Rite", "Sorcery", "You gain 2 life.", "{1}{W}")],
      shuffle: false,
      players: { A: { battlefield: ["Mountain"], hand: ["Small Storm"], library }, B: {} },
      script: [cast("Small Storm"), wait, wait],
      targets: { A: [{ player: "B" }] },
      choices: { A: choices },
      expect: [life("B", left)],
    })

  it("a half within the bound may be cast, though its card is above it", () => {
    expect(run(["Fire // Ice", "Forest"], ["Fire // Ice", "Fire"], 18)).toBe("")
  })
})
