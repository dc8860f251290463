import { describe, expect, it } from "vitest"
import { act, attack, cast, inExile, life, main, size, there, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const here = { turn: 1, step: "precombatMain" } as const

describe("texts that are read, played: unspent mana, and what wasn't cast", () => {
  it("106.4: a creature's size follows its controller's unspent mana of one color", () => {
    const hoarder = creature(
      "Old Hoarder",
      "1/1",
      "This creature gets +1/+1 for each unspent green mana you have.",
    )
    const check = (n: number) => ({ ...main, do: "check", that: size("Old Hoarder", n, n) }) as const
    expect(
      fault({
        cards: [hoarder],
        players: { A: { battlefield: ["Old Hoarder", "Forest", "Mountain"] }, B: {} },
        script: [
          check(1),
          act("Mountain", "{T}: Add {R}"),
          check(1),
          act("Forest", "{T}: Add {G}"),
          check(2),
        ],
        stopAt: { turn: 1, step: "end" },
        expect: [size("Old Hoarder", 1, 1)],
      }),
    ).toBe("")
  })

  it("614.12: a permanent that wasn't cast is exiled instead of entering, and one that was cast enters", () => {
    const proud = creature(
      "Proud Bear",
      "2/2",
      "If this creature would enter and it wasn't cast or no mana was spent to cast it, exile it instead.",
    )
    const raise = card(
      "Old Rite",
      "Sorcery",
      "Return target creature card from your graveyard to the battlefield.",
    )
    expect(
      fault({
        cards: [proud, raise],
        players: {
          A: {
            battlefield: ["Swamp", "Swamp"],
            hand: ["Old Rite", "Proud Bear"],
            graveyard: ["Proud Bear"],
          },
          B: {},
        },
        script: [cast("Old Rite", "Proud Bear"), wait, cast("Proud Bear"), wait],
        stopAt: here,
        expect: [there("A", "Proud Bear", 1), inExile("A", "Proud Bear", 1)],
      }),
    ).toBe("")
  })

  it("202.3: spells cast for free with a total mana value: what one has taken the next can't take", () => {
    const vault = card(
      "Old Vault",
      "Artifact",
      "When this artifact enters, exile the top three cards of your library. You may cast any number of spells with total mana value 3 or less from among them without paying their mana costs.",
    )
    const bear = (name: string, cost: string) => ({ ...creature(name, "2/2"), mana_cost: cost })
    const cards = [
      vault,
      bear("Bear of Two", "{1}{G}"),
      bear("Bear of One", "{G}"),
      bear("Bear of Four", "{4}"),
    ]
    const library = ["Bear of Four", "Bear of Two", "Bear of One"]
    const script = [cast("Old Vault"), wait, wait, wait] as const
    expect(
      fault({
        cards,
        players: { A: { battlefield: ["Swamp"], hand: ["Old Vault"], library }, B: {} },
        shuffle: false,
        script: [...script],
        choices: { A: ["Bear of Two", "Bear of One"] },
        stopAt: here,
        expect: [there("A", "Bear of Two"), there("A", "Bear of One"), inExile("A", "Bear of Four")],
      }),
    ).toBe("")
  })

  it("119.1: no opponent has more life than the attacked player", () => {
    const reader = creature(
      "Old Reader",
      "1/1",
      "When this creature enters, if no opponent has more life than you, you gain 1 life.",
    )
    const gains = (own: number) =>
      fault({
        cards: [reader],
        players: { A: { life: own, battlefield: ["Swamp"], hand: ["Old Reader"] }, B: {} },
        script: [cast("Old Reader"), wait],
        stopAt: here,
        expect: [life("A", own < 20 ? own : own + 1)],
      })
    expect([19, 20, 21].map(gains)).toEqual(["", "", ""])
  })

  it("508.5: the player it attacks is compared with every opponent", () => {
    const raider = creature(
      "Old Raider",
      "0/1",
      "Haste\nWhenever this creature attacks a player, if no opponent has more life than that player, you gain 1 life.",
    )
    const attacks = (player: "B" | "C") =>
      fault({
        cards: [raider],
        format: "freeForAll",
        turnOrder: ["A", "B", "C"],
        attack: "any",
        players: { A: { life: 30, battlefield: ["Old Raider"] }, B: {}, C: { life: 15 } },
        script: [attack("Old Raider", { player })],
        stopAt: { turn: 1, step: "end" },
        expect: [life("A", player === "B" ? 31 : 30)],
      })
    expect([attacks("B"), attacks("C")]).toEqual(["", ""])
  })

  it("608.2h: its power is compared with every other creature's, and the strongest is greater", () => {
    const judge = creature(
      "Old Judge",
      "0/1",
      "Whenever another creature enters, its controller may draw a card if its power is greater than each other creature's power.",
    )
    const draws = (strength: string, others: readonly string[]) =>
      fault({
        cards: [judge, creature("New Bear", strength), creature("Big Bear", "3/3")],
        players: { A: { battlefield: ["Old Judge", "Swamp", ...others], hand: ["New Bear"] }, B: {} },
        script: [cast("New Bear"), wait, wait],
        choices: { A: [true] },
        stopAt: here,
        expect: [{ check: "hand", player: "A", is: strength === "3/3" ? 0 : 1 }],
      })
    expect(draws("4/4", ["Big Bear"])).toBe("")
    expect(draws("3/3", ["Big Bear"])).toBe("")
    expect(draws("1/1", [])).toBe("")
  })
})
