import { describe, expect, it } from "vitest"
import { cast, life, main, there, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const counters = (name: string, is: number) =>
  ({ check: "counters", player: "A", card: name, counter: "+1/+1", is }) as const

const mate = creature("Glad Mate", "2/2", "Whenever you gain life, put a +1/+1 counter on this creature.")
const wurm = creature(
  "Ghost Wurm",
  "2/2",
  "If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature.\nThis creature enters with four +1/+1 counters on it.",
)

describe("what one instruction does at the same time", () => {
  it('120.3f, 120.4: "N damage to A and M damage to B" is one event, and lifelink gains life once', () => {
    const brothers = creature(
      "Two Brothers",
      "2/2",
      "Lifelink\n{1}: This creature deals 1 damage to any target and 1 damage to you.",
    )
    expect(
      fault({
        cards: [brothers, mate],
        players: { A: { battlefield: ["Two Brothers", "Glad Mate", "Plains"] }, B: {} },
        script: [{ ...main, do: "activate", ability: "{1}:", targets: [{ player: "B" }] }],
        expect: [life("A", 21), life("B", 19), counters("Glad Mate", 1)],
      }),
    ).toBe("")
  })

  it("615.5: what each of several creatures deals is dealt at once, and one shield effect goes once", () => {
    const band = card(
      "Small Band",
      "Instant",
      "Up to two target creatures you control each deal damage equal to their power to another target creature.",
    )
    expect(
      fault({
        cards: [wurm, band, creature("Left Bear", "1/1"), creature("Right Bear", "1/1")],
        players: {
          A: { battlefield: ["Ghost Wurm", "Left Bear", "Right Bear", "Plains"], hand: ["Small Band"] },
          B: {},
        },
        script: [cast("Small Band")],
        targets: { A: [{ all: ["Left Bear", "Right Bear"] }, "Ghost Wurm"] },
        expect: [counters("Ghost Wurm", 3)],
      }),
    ).toBe("")
  })

  it('611.2e: "return it. It\'s a Zombie in addition": it enters as one', () => {
    const raise = card(
      "Dark Return",
      "Sorcery",
      "Return target creature card from your graveyard to the battlefield. It's a Zombie in addition to its other types.",
    )
    const mummy = creature("Mummy", "1/1", "Whenever another Zombie you control enters, you gain 1 life.")
    const returned = (subtype: string) => ({
      cards: [raise, mummy, creature("Dead Bear", "2/2", "", subtype)],
      players: {
        A: { battlefield: ["Mummy", "Swamp"], hand: ["Dark Return"], graveyard: ["Dead Bear"] },
        B: {},
      },
      script: [cast("Dark Return", "Dead Bear")],
      expect: [
        life("A", 21),
        { check: "subtype", card: "Dead Bear", subtype: "Zombie", is: true } as const,
        { check: "subtype", card: "Dead Bear", subtype, is: true } as const,
      ],
    })
    expect(fault(returned("Bear"))).toBe("")
    expect(fault(returned("Zombie"))).toBe("")
  })

  it('611.2e: "It\'s a Treasure artifact with …": it never enters as a creature', () => {
    const gild = card(
      "Gilded Return",
      "Sorcery",
      'Return target creature card from your graveyard to the battlefield. It\'s a Treasure artifact with "{T}, Sacrifice this artifact: Add one mana of any color," and it loses all other card types.',
    )
    const warden = creature("Warden", "1/1", "Whenever another creature enters, you gain 1 life.")
    expect(
      fault({
        cards: [gild, warden, creature("Dead Bear", "2/2")],
        players: {
          A: { battlefield: ["Warden", "Swamp"], hand: ["Gilded Return"], graveyard: ["Dead Bear"] },
          B: {},
        },
        script: [cast("Gilded Return", "Dead Bear")],
        expect: [life("A", 20), { check: "subtype", card: "Dead Bear", subtype: "Treasure", is: true }],
      }),
    ).toBe("")
  })

  it("303.4i: what becomes an Aura by what it copies enters attached as the effect says", () => {
    const curse = card("Small Curse", "Enchantment — Aura Curse", "Enchant player")
    const double = creature(
      "Double",
      "2/2",
      "You may have this creature enter as a copy of any enchantment on the battlefield.",
    )
    const raise = card(
      "Clinging Return",
      "Sorcery",
      "Return target creature card from your graveyard to the battlefield attached to you.",
    )
    const taken = card("Backlash", "Sorcery", "Destroy all Curses attached to you.")
    expect(
      fault({
        cards: [curse, double, raise, taken],
        players: {
          A: {
            battlefield: ["Swamp", "Swamp", "Swamp"],
            hand: ["Small Curse", "Clinging Return", "Backlash"],
            graveyard: ["Double"],
          },
          B: {},
        },
        script: [
          cast("Small Curse", { player: "B" }),
          wait,
          cast("Clinging Return", "Double"),
          wait,
          cast("Backlash"),
        ],
        choices: { A: [true, "Small Curse"] },
        expect: [
          { check: "graveyard", player: "A", card: "Double", is: 1 },
          { check: "permanents", player: "A", card: "Small Curse", is: 1 },
        ],
      }),
    ).toBe("")
  })
})

describe("new objects", () => {
  const healer = creature(
    "Healer",
    "2/2",
    "Whenever another creature you control dies, exile Healer, then return it to the battlefield. If you do, you gain 5 life.",
  )
  const sweep = card("Sweep", "Sorcery", "All creatures get -4/-4 until end of turn.")

  it("400.7: an ability that another death triggered does not find its source, which died with it", () => {
    expect(
      fault({
        cards: [healer, sweep, creature("Dead Bear", "2/2")],
        players: { A: { battlefield: ["Healer", "Dead Bear", "Swamp"], hand: ["Sweep"] }, B: {} },
        script: [cast("Sweep"), wait],
        expect: [{ check: "graveyard", player: "A", card: "Healer", is: 1 }, life("A", 20)],
      }),
    ).toBe("")
  })

  it("400.7, 603.3: nor what left between the event and the ability's being put onto the stack", () => {
    const sword = card(
      "Sharp Sword",
      "Artifact",
      "Whenever a creature you control deals damage to a creature, exile that creature.",
    )
    const shot = creature("Archer", "1/1", "{T}: This creature deals 1 damage to target creature.")
    const hit = (size: string, zone: "graveyard" | "exile") => ({
      cards: [sword, shot, creature("Victim", size)],
      players: { A: { battlefield: ["Sharp Sword", "Archer"] }, B: { battlefield: ["Victim"] } },
      script: [{ ...main, do: "activate" as const, ability: "{T}:", targets: ["Victim"] }],
      expect: [{ check: zone, player: "B", card: "Victim", is: 1 } as const],
    })
    expect(fault(hit("1/1", "graveyard"))).toBe("")
    expect(fault(hit("2/2", "exile"))).toBe("")
  })

  it("400.7e: it does find what its own event moved, be that event a sacrifice", () => {
    const egg = creature(
      "Egg",
      "1/1",
      "{0}: Sacrifice a creature.\nWhen you sacrifice this creature, return this card to the battlefield.",
    )
    expect(
      fault({
        cards: [egg],
        players: { A: { battlefield: ["Egg"] }, B: {} },
        script: [{ ...main, do: "activate", ability: "{0}:" }, wait],
        choices: { A: ["Egg"] },
        expect: [there("A", "Egg", 1), { check: "status", card: "Egg", status: "summoningSick", is: true }],
      }),
    ).toBe("")
  })

  it("400.7f: an Aura's ability about its creature's death finds the Aura in the graveyard", () => {
    const genju = card(
      "Back Again",
      "Enchantment — Aura",
      "Enchant creature\nWhen enchanted creature dies, you may return Back Again from your graveyard to your hand.",
    )
    expect(
      fault({
        cards: [genju, sweep, creature("Dead Bear", "2/2")],
        players: {
          A: { battlefield: ["Dead Bear", { card: "Swamp", count: 2 }], hand: ["Back Again", "Sweep"] },
          B: {},
        },
        script: [cast("Back Again", "Dead Bear"), wait, cast("Sweep"), wait],
        expect: [{ check: "hand", player: "A", card: "Back Again", is: 1 }],
      }),
    ).toBe("")
  })
})
