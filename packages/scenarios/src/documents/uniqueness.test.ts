import { describe, expect, it } from "vitest"
import { lifeOf, MAIN, onBattlefield, played } from "./testing/table.ts"

const LEYLINE = {
  name: "Leyline of Singularity",
  mana_cost: "{2}{U}{U}",
  type_line: "Enchantment",
  oracle_text: "All nonland permanents are legendary.",
}
const islands = { card: "Island", count: 4 }
const PASTURES = {
  name: "Test Pastures",
  mana_cost: "{1}{G}",
  type_line: "World Creature — Elemental",
  power: "1",
  toughness: "1",
}

describe("legends and worlds by how long they have been so", () => {
  const bears = {
    A: { hand: ["Leyline of Singularity"], battlefield: [islands, "Grizzly Bears"] },
    B: { battlefield: ["Grizzly Bears"] },
  }
  const leyline = { ...MAIN, do: "cast", card: "Leyline of Singularity" } as const

  it("420.5e@2003-07: a static ability makes two Bears legends in one moment: a tie, and both go [S001-420.5e-2]", () => {
    expect(
      played({
        ruleset: "2003-07",
        cards: [LEYLINE],
        players: bears,
        script: [leyline],
        expect: [onBattlefield("Grizzly Bears", 0), onBattlefield("Leyline of Singularity", 1)],
      }),
    ).toBe("")
  })

  it("420.5e@2003-07: a Bear that comes to a legendary one is the younger legend, and goes", () => {
    expect(
      played({
        ruleset: "2003-07",
        cards: [LEYLINE],
        players: {
          A: {
            hand: ["Grizzly Bears"],
            battlefield: [{ card: "Forest", count: 2 }, "Leyline of Singularity"],
          },
          B: { battlefield: ["Grizzly Bears"] },
        },
        script: [{ ...MAIN, do: "cast", card: "Grizzly Bears" }],
        expect: [onBattlefield("Grizzly Bears", 0, "A"), onBattlefield("Grizzly Bears", 1, "B")],
      }),
    ).toBe("")
  })

  it("420.5e@2003-07: the older permanent goes when the younger one has been legendary for longer", () => {
    const crown = {
      name: "Test Crown",
      mana_cost: "{1}",
      type_line: "Artifact — Equipment",
      oracle_text: "Equipped creature is legendary.\nEquip {1}",
    }
    expect(
      played({
        ruleset: "2003-07",
        cards: [LEYLINE, crown],
        players: {
          A: {
            hand: ["Leyline of Singularity"],
            battlefield: ["Grizzly Bears", "Test Crown", { card: "Island", count: 5 }],
          },
          B: { battlefield: ["Grizzly Bears"] },
        },
        script: [
          { ...MAIN, do: "activate", ability: "Equip", source: "Test Crown", targets: ["Grizzly Bears"] },
          { ...MAIN, do: "waitStack" },
          leyline,
        ],
        expect: [onBattlefield("Grizzly Bears", 1, "A"), onBattlefield("Grizzly Bears", 0, "B")],
      }),
    ).toBe("")
  })

  it("704.5k: Mirrorweave makes copies of a world permanent in one moment: they tie as the newest, and all go", () => {
    expect(
      played({
        cards: [PASTURES],
        players: {
          A: {
            hand: ["Mirrorweave"],
            battlefield: ["Test Pastures", { card: "Island", count: 4 }, "Grizzly Bears"],
          },
          B: { battlefield: ["Hill Giant"] },
        },
        script: [{ ...MAIN, do: "cast", card: "Mirrorweave", targets: ["Test Pastures"] }],
        expect: [
          onBattlefield("Test Pastures", 0),
          { check: "graveyard", player: "A", is: 3 },
          { check: "graveyard", player: "B", is: 1 },
        ],
      }),
    ).toBe("")
  })
})

describe("when static abilities take control", () => {
  const DUPLICITY = {
    name: "Duplicity",
    mana_cost: "{3}{U}{U}",
    type_line: "Enchantment",
    oracle_text: "When you lose control of this enchantment, you lose 3 life.",
  }
  const STEAL = {
    name: "Steal Enchantment",
    mana_cost: "{U}{U}",
    type_line: "Enchantment — Aura",
    oracle_text: "Enchant enchantment\nYou control enchanted enchantment.",
  }

  it.each(["2003-07", "2014-02", "current"])(
    "603.10d: who loses control to an Aura sees it (%s)",
    (ruleset) => {
      expect(
        played({
          ruleset,
          cards: [DUPLICITY, STEAL],
          players: {
            A: { hand: ["Steal Enchantment"], battlefield: [islands] },
            B: { battlefield: ["Duplicity"] },
          },
          script: [{ ...MAIN, do: "cast", card: "Steal Enchantment", targets: ["Duplicity"] }],
          expect: [onBattlefield("Duplicity", 1, "A"), lifeOf("B", 17), lifeOf("A", 20)],
        }),
      ).toBe("")
    },
  )

  it("603.10d: and so does the thief as the Aura goes", () => {
    const TRANQUIL = {
      name: "Test Disenchantment",
      mana_cost: "{W}",
      type_line: "Instant",
      oracle_text: "Destroy target Aura.",
    }
    expect(
      played({
        cards: [DUPLICITY, STEAL, TRANQUIL],
        players: {
          A: { hand: ["Steal Enchantment"], battlefield: [islands] },
          B: { hand: ["Test Disenchantment"], battlefield: ["Duplicity", "Plains"] },
        },
        script: [
          { ...MAIN, do: "cast", card: "Steal Enchantment", targets: ["Duplicity"] },
          {
            turn: 1,
            step: "end",
            player: "B",
            do: "cast",
            card: "Test Disenchantment",
            targets: ["Steal Enchantment"],
          },
        ],
        stopAt: { turn: 1, step: "end" },
        expect: [onBattlefield("Duplicity", 1, "B"), lifeOf("B", 17), lifeOf("A", 17)],
      }),
    ).toBe("")
  })
})

describe("planeswalkers before they were", () => {
  it("loyaltySba, 420.1@2003-07: the list of ten has no planeswalkers; none goes without loyalty [S001-420.1-1]", () => {
    const jace = {
      name: "Test Jace",
      mana_cost: "{U}",
      type_line: "Planeswalker — Jace",
      oracle_text: "−2: Draw a card.",
      loyalty: "2",
    }
    const left = (ruleset: string, is: number) =>
      played({
        ruleset,
        cards: [jace],
        players: { A: { battlefield: ["Test Jace"] }, B: {} },
        script: [{ ...MAIN, do: "activate", ability: "-2", source: "Test Jace" }],
        expect: [onBattlefield("Test Jace", is)],
      })
    expect([left("2003-07", 1), left("2007-10", 0)]).toEqual(["", ""])
  })
})
