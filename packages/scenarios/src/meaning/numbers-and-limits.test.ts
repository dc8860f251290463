import { describe, expect, it } from "vitest"
import { attack, cast, life, main, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const here = { turn: 1, step: "precombatMain" } as const

describe("texts that are read, played: numbers and limits", () => {
  it("700.5: mana of a color by the devotion to it", () => {
    const shrine = card(
      "Old Shrine",
      "Artifact",
      "{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.",
    )
    const knight = { ...creature("Red Knight", "2/2"), mana_cost: "{R}{R}{R}" }
    expect(
      fault({
        cards: [shrine, knight],
        players: { A: { battlefield: ["Old Shrine", "Red Knight"], hand: ["Lightning Bolt"] }, B: {} },
        script: [cast("Lightning Bolt", { player: "B" }), wait],
        stopAt: here,
        expect: [life("B", 17)],
      }),
    ).toBe("")
  })

  it("119.5: life totals become the highest of them", () => {
    const arbiter = creature(
      "Kind Arbiter",
      "1/1",
      "When this creature enters, each player's life total becomes the highest life total among all players.",
    )
    expect(
      fault({
        cards: [arbiter],
        players: { A: { life: 7, battlefield: ["Forest"], hand: ["Kind Arbiter"] }, B: { life: 31 } },
        script: [cast("Kind Arbiter"), wait],
        stopAt: here,
        expect: [life("A", 31), life("B", 31)],
      }),
    ).toBe("")
  })

  it("601.2f: a spell costs less for each creature it targets", () => {
    const mage = creature(
      "Thrifty Mage",
      "1/1",
      "Each instant and sorcery spell you cast costs {1} less to cast for each creature it targets.",
      "Wizard",
    )
    const wave = card("Small Wave", "Sorcery", "Tap up to three target creatures. You gain 2 life.", "{2}{U}")
    const cost = (targets: readonly string[], outcome: boolean) =>
      fault({
        cards: [mage, wave, creature("Small Bear", "1/1"), creature("Slim Bear", "1/1")],
        players: {
          A: { battlefield: ["Island", "Thrifty Mage"], hand: ["Small Wave"] },
          B: { battlefield: ["Small Bear", "Slim Bear"] },
        },
        script: [
          {
            ...main,
            do: "cast",
            card: "Small Wave",
            targets: [...targets],
            ...(!outcome && { illegal: true }),
          },
          wait,
        ],
        stopAt: here,
        expect: [life("A", outcome ? 22 : 20)],
      })
    expect(cost(["Small Bear", "Slim Bear"], true)).toBe("")
    expect(cost(["Small Bear"], false)).toBe("")
  })

  it("115.1: another target shares one of the types that were named", () => {
    const trick = card(
      "Small Trick",
      "Sorcery",
      "Exchange control of target artifact or creature and another target permanent that shares one of those types with it.",
      "{U}",
    )
    const traded = (other: string, illegal: boolean) =>
      fault({
        cards: [trick, creature("Small Bear", "1/1")],
        players: {
          A: { battlefield: ["Island", "Small Bear"], hand: ["Small Trick"] },
          B: { battlefield: ["Hill Giant", "Forest"] },
        },
        script: [
          {
            ...main,
            do: "cast",
            card: "Small Trick",
            targets: ["Small Bear", other],
            ...(illegal && { illegal }),
          },
          wait,
        ],
        stopAt: here,
        expect: [{ check: "permanents", player: "A", card: other, is: illegal ? 0 : 1 }],
      })
    expect(traded("Hill Giant", false)).toBe("")
    expect(traded("Forest", true)).toBe("")
  })

  it("509.1b: it is blocked by all creatures of the defending player, or by none", () => {
    const kraken = creature(
      "Huge Kraken",
      "5/9",
      "This creature can't be blocked unless all creatures defending player controls block it.",
      "Kraken",
    )
    const blocked = (blockers: readonly string[]) =>
      fault({
        cards: [kraken, creature("Small Bear", "1/1"), creature("Slim Bear", "1/1")],
        players: {
          A: { battlefield: ["Huge Kraken"] },
          B: { battlefield: ["Small Bear", "Slim Bear"] },
        },
        script: [
          attack("Huge Kraken"),
          ...blockers.map(
            (creature) =>
              ({
                turn: 1,
                step: "declareBlockers",
                player: "B",
                do: "block",
                creature,
                attacker: "Huge Kraken",
              }) as const,
          ),
        ],
        expect: [life("B", blockers.length === 2 ? 20 : 15)],
      })
    expect(blocked(["Small Bear", "Slim Bear"])).toBe("")
    expect(blocked([])).toBe("")
    expect(blocked(["Small Bear"])).toBe("")
  })

  it("601.2i: a number is that of the moment of casting, and a copy, which is not cast, has none", () => {
    const feast = card(
      "Large Feast",
      "Instant",
      "You gain X life, where X is the greatest power among creatures you controlled as you cast this spell.",
      "{G}",
    )
    const board = (hand: readonly string[], script: readonly ReturnType<typeof cast>[], expected: number) =>
      fault({
        cards: [feast, creature("Large Bear", "3/3")],
        players: {
          A: { battlefield: ["Forest", "Mountain", "Island", "Island", "Large Bear"], hand: [...hand] },
          B: {},
        },
        script: [cast("Large Feast"), ...script, wait],
        stopAt: here,
        expect: [life("A", expected)],
      })
    expect(board(["Large Feast", "Lightning Bolt"], [cast("Lightning Bolt", "Large Bear")], 23)).toBe("")
    expect(board(["Large Feast", "Twincast"], [cast("Twincast", "Large Feast")], 23)).toBe("")
  })

  it("614.16: counters that a replacement effect puts are put by an effect, where a cost put the first", () => {
    const walker = {
      ...card("Bright Walker", "Legendary Planeswalker — Bright", "+1: You gain 1 life."),
      loyalty: "4",
    }
    const more = card(
      "More",
      "Enchantment",
      "If one or more counters would be put on a permanent your team controls, that many plus one of each of those kinds of counters are put on that permanent instead.",
    )
    const twice = card(
      "Twice",
      "Enchantment",
      "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.",
    )
    const loyal = (enchantments: readonly string[], is: number) =>
      fault({
        cards: [walker, more, twice],
        players: { A: { battlefield: [...enchantments, "Bright Walker"] }, B: {} },
        script: [{ ...main, do: "activate", ability: "+1" }, wait],
        choices: { A: ["More"] },
        stopAt: here,
        expect: [{ check: "counters", player: "A", card: "Bright Walker", counter: "loyalty", is }],
      })
    expect(loyal(["Twice"], 9)).toBe("")
    expect(loyal(["More", "Twice"], 14)).toBe("")
  })
})
