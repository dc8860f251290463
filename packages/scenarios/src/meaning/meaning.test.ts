import { describe, expect, it } from "vitest"
import { attack, cast, castBy, life, main, size, there, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const lands = (name: string, count: number) => ({ card: name, count })

describe("texts that are read, played: 'other'", () => {
  it("205.3m: each attacker counts those other than itself", () => {
    const herd = card(
      "Herd Call",
      "Enchantment",
      "Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature that shares a creature type with it.",
    )
    expect(
      fault({
        cards: [herd, creature("Small Bear", "1/1"), creature("Lone Cat", "1/1", "", "Cat")],
        players: { A: { battlefield: ["Herd Call", { card: "Small Bear", count: 2 }, "Lone Cat"] }, B: {} },
        script: [attack("Small Bear"), attack("Small Bear"), attack("Lone Cat")],
        stopAt: { turn: 1, step: "combatDamage" },
        expect: [size("Small Bear", 2, 1), size("Lone Cat", 1, 1), life("B", 15)],
      }),
    ).toBe("")
  })

  it("611.2d: a group gets each its own number, fixed as the spell resolves", () => {
    const run = card(
      "Quick Run",
      "Instant",
      "Attacking creatures you control get +1/+0 until end of turn for each other attacking creature.",
      "{R}",
    )
    expect(
      fault({
        cards: [run, creature("Small Bear", "1/1")],
        players: {
          A: { battlefield: [lands("Mountain", 1), lands("Small Bear", 3)], hand: ["Quick Run"] },
          B: {},
        },
        script: [
          ...[1, 2, 3].map(() => attack("Small Bear")),
          { ...cast("Quick Run"), step: "declareAttackers" },
        ],
        stopAt: { turn: 1, step: "end" },
        expect: [life("B", 11)],
      }),
    ).toBe("")
  })

  it("608.2c: tokens that were just made are not among the others", () => {
    const coup = card(
      "Small Coup",
      "Sorcery",
      "Create two 1/1 white Soldier creature tokens. Destroy all other creatures.",
      "{W}",
    )
    expect(
      fault({
        cards: [coup, creature("Small Bear", "1/1")],
        players: {
          A: { battlefield: [lands("Plains", 1), "Small Bear"], hand: ["Small Coup"] },
          B: { battlefield: ["Small Bear"] },
        },
        script: [cast("Small Coup")],
        expect: [there("A", "Soldier Token", 2), there("A", "Small Bear", 0), there("B", "Small Bear", 0)],
      }),
    ).toBe("")
  })

  it("303.4: of an Aura, other than the creature that it enchants", () => {
    const pride = card(
      "Pack Pride",
      "Enchantment — Aura",
      "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.",
      "{G}",
    )
    expect(
      fault({
        cards: [pride, creature("Small Bear", "1/1"), creature("Big Bear", "3/3")],
        players: {
          A: { battlefield: [lands("Forest", 1), "Big Bear", lands("Small Bear", 2)], hand: ["Pack Pride"] },
          B: {},
        },
        script: [cast("Pack Pride", "Big Bear")],
        expect: [size("Big Bear", 5, 5)],
      }),
    ).toBe("")
  })
})

describe("texts that are read, played: numbers", () => {
  it("603.2c: that many is how many objects the event was about", () => {
    const mako = creature(
      "Hungry Mako",
      "1/1",
      "Whenever you discard one or more cards, put that many +1/+1 counters on Hungry Mako.",
    )
    const toss = card("Toss Away", "Sorcery", "Discard two cards.", "{R}")
    expect(
      fault({
        cards: [mako, toss],
        players: {
          A: { battlefield: [lands("Mountain", 1), "Hungry Mako"], hand: ["Toss Away", lands("Island", 3)] },
          B: {},
        },
        script: [cast("Toss Away")],
        expect: [size("Hungry Mako", 3, 3), { check: "hand", player: "A", is: 1 }],
      }),
    ).toBe("")
  })

  it("603.4: that many is how many the condition counts this turn", () => {
    const feast = card(
      "Late Feast",
      "Enchantment",
      "At the beginning of your end step, if one or more creatures died this turn, you gain that much life.",
    )
    const blast = card("Wide Blast", "Sorcery", "Destroy all creatures.", "{W}")
    expect(
      fault({
        cards: [feast, blast, creature("Small Bear", "1/1")],
        players: {
          A: { battlefield: [lands("Plains", 1), "Late Feast", "Small Bear"], hand: ["Wide Blast"] },
          B: { battlefield: [lands("Small Bear", 2)] },
        },
        script: [cast("Wide Blast")],
        expect: [life("A", 23)],
      }),
    ).toBe("")
  })

  it("107.3e: X of what triggers on cycling is the X that was paid", () => {
    const storm = creature(
      "Storm Shark",
      "1/1",
      "Cycling {X}{U}\nWhen you cycle this card, create an X/X blue Shark creature token with flying.",
    )
    expect(
      fault({
        cards: [storm],
        players: { A: { battlefield: [lands("Island", 4)], hand: ["Storm Shark"] }, B: {} },
        script: [{ ...main, do: "activate", ability: "Cycling" }],
        choices: { A: [3] },
        expect: [size("Shark Token", 3, 3)],
      }),
    ).toBe("")
  })

  it("701.37c: X of what triggers on becoming monstrous is that of monstrosity", () => {
    const brood = creature(
      "Brood Bear",
      "1/1",
      "{X}{G}: Monstrosity X.\nWhen this creature becomes monstrous, you gain X life.",
    )
    expect(
      fault({
        cards: [brood],
        players: { A: { battlefield: [lands("Forest", 3), "Brood Bear"] }, B: {} },
        script: [{ ...main, do: "activate", ability: "{X}{G}" }],
        choices: { A: [2] },
        expect: [size("Brood Bear", 3, 3), life("A", 22)],
      }),
    ).toBe("")
  })

  it("107.3d, 702.37f: X of what triggers on being turned face up is that of the morph cost", () => {
    const bane = {
      ...creature("Bane Bug", "4/3", "Morph {X}{B}\nWhen this creature is turned face up, you gain X life."),
      mana_cost: "{2}{B}",
    }
    expect(
      fault({
        cards: [bane],
        players: { A: { battlefield: [lands("Swamp", 6)], hand: ["Bane Bug"] }, B: {} },
        script: [castBy("Bane Bug", "morph"), wait, { ...main, do: "activate", ability: "{X}{B}: Turn" }],
        choices: { A: [2] },
        expect: [life("A", 22)],
      }),
    ).toBe("")
  })
})

describe("texts that are read, played: lists and permissions", () => {
  it("what follows the last noun of a list is that noun's", () => {
    const crash = card(
      "Sky Crash",
      "Instant",
      "Destroy target artifact, enchantment, or creature with flying.",
      "{R}",
    )
    const stone = card("Plain Stone", "Artifact", "")
    const playersWith = (target: string) => ({
      A: { battlefield: [lands("Mountain", 1)], hand: ["Sky Crash"] },
      B: { battlefield: [target] },
    })
    const cards = [crash, stone, creature("Small Bear", "1/1")]
    const at = (target: string) => ({
      cards,
      players: playersWith(target),
      script: [cast("Sky Crash", target)],
    })
    expect(fault({ ...at("Plain Stone"), expect: [there("B", "Plain Stone", 0)] })).toBe("")
    const refused = at("Small Bear")
    expect(fault({ ...refused, script: [{ ...refused.script[0], illegal: true }] })).toBe("")
  })

  it("118.9: a spell that may be cast without paying its mana cost is cast so", () => {
    const ward = card(
      "Free Ward",
      "Instant",
      "If you control an Island, you may cast this spell without paying its mana cost.\nYou gain 4 life.",
      "{5}{U}",
    )
    expect(
      fault({
        cards: [ward],
        players: { A: { battlefield: [lands("Island", 1)], hand: ["Free Ward"] }, B: {} },
        script: [cast("Free Ward")],
        expect: [life("A", 24), { check: "permanents", player: "A", tapped: true, is: 0 }],
      }),
    ).toBe("")
  })
})

describe("texts that are read, played: pronouns", () => {
  it("608.2h: 'that creature' that was returned to a hand is told by what it was on the battlefield", () => {
    const mutation = card(
      "Quick Mutation",
      "Sorcery",
      "Return target creature to its owner's hand. Create X 1/1 green Saproling creature tokens, where X is that creature's mana value.",
      "{G}",
    )
    const supplant = card(
      "Quick Form",
      "Sorcery",
      "Return target creature to its owner's hand. You create a token that's a copy of that creature.",
      "{G}",
    )
    const bear = { ...creature("Dear Bear", "2/2"), mana_cost: "{2}" }
    const players = {
      A: { battlefield: [lands("Forest", 1)], hand: ["Quick Mutation", "Quick Form"] },
      B: { battlefield: ["Dear Bear"] },
    }
    const cards = [mutation, supplant, bear]
    const at = (name: string) => ({ cards, players, script: [cast(name, "Dear Bear")] })
    expect(fault({ ...at("Quick Mutation"), expect: [there("A", "Saproling Token", 2)] })).toBe("")
    expect(
      fault({ ...at("Quick Form"), expect: [there("A", "Dear Bear", 1), there("B", "Dear Bear", 0)] }),
    ).toBe("")
  })

  it("400.7j: its name is known after it has gone on", () => {
    const mage = creature(
      "Mirror Mage",
      "2/3",
      "When this creature enters, return target creature an opponent controls to its owner's hand. That creature's owner can't cast spells with the same name as that creature until your next turn.",
    )
    const bear = { ...creature("Dear Bear", "2/2"), mana_cost: "{0}" }
    expect(
      fault({
        cards: [mage, bear],
        players: {
          A: { battlefield: [lands("Forest", 1)], hand: ["Mirror Mage"] },
          B: { battlefield: ["Dear Bear"] },
        },
        script: [cast("Mirror Mage", "Dear Bear")],
        stopAt: { turn: 2, step: "end" },
        expect: [{ check: "hand", player: "B", card: "Dear Bear", is: 1 }],
        targets: { A: ["Dear Bear"] },
      }),
    ).toBe("")
  })

  it("109.2: those creatures are those that were counted, not the cards that were drawn", () => {
    const call = card(
      "Loud Call",
      "Instant",
      "Draw a card for each creature you control with a +1/+1 counter on it. Those creatures gain indestructible until end of turn.",
      "{G}",
    )
    const seed = creature("Seed Bear", "1/1", "This creature enters with a +1/+1 counter on it.")
    expect(
      fault({
        cards: [call, seed],
        players: {
          A: { battlefield: [lands("Forest", 1), lands("Seed Bear", 2)], hand: ["Loud Call"] },
          B: {},
        },
        script: [cast("Loud Call")],
        stopAt: { turn: 1, step: "precombatMain" },
        expect: [
          { check: "hand", player: "A", is: 2 },
          { check: "ability", player: "A", card: "Seed Bear", has: "indestructible", scope: "all", is: true },
        ],
      }),
    ).toBe("")
  })

  it("122.1: counters are put on the creature, not on the spell that targets it", () => {
    const hero = creature(
      "Bold Hero",
      "1/1",
      "Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.",
    )
    const hymn = card("Soft Hymn", "Instant", "Target creature gains flying until end of turn.", "{W}")
    expect(
      fault({
        cards: [hero, hymn],
        players: { A: { battlefield: [lands("Plains", 1), "Bold Hero"], hand: ["Soft Hymn"] }, B: {} },
        script: [cast("Soft Hymn", "Bold Hero")],
        expect: [size("Bold Hero", 2, 2)],
      }),
    ).toBe("")
  })

  it("111.1: a token that dies is no card that is put into a graveyard", () => {
    const ghoul = creature(
      "Grave Bear",
      "1/1",
      "Whenever a card is put into your graveyard from anywhere, put a +1/+1 counter on this creature.",
    )
    const blast = card(
      "Small Blast",
      "Sorcery",
      "Create a 1/1 white Soldier creature token. Destroy all creatures with power 1 or less.",
      "{W}",
    )
    const big = { ...ghoul, power: "2", toughness: "2" }
    expect(
      fault({
        cards: [big, blast],
        players: { A: { battlefield: [lands("Plains", 1), "Grave Bear"], hand: ["Small Blast"] }, B: {} },
        script: [cast("Small Blast")],
        expect: [size("Grave Bear", 3, 3)], // for the sorcery itself
      }),
    ).toBe("")
  })

  it("608.2h: whether it was tapped is asked of what it was on the battlefield", () => {
    const blunder = card(
      "Wet Blunder",
      "Instant",
      "Return target creature to its owner's hand. If it was tapped, you gain 3 life.",
      "{U}",
    )
    expect(
      fault({
        cards: [blunder, creature("Small Bear", "1/1")],
        players: {
          A: { battlefield: [lands("Island", 1)], hand: ["Wet Blunder"] },
          B: { battlefield: [{ card: "Small Bear", tapped: true }] },
        },
        script: [cast("Wet Blunder", "Small Bear")],
        expect: [life("A", 23), there("B", "Small Bear", 0)],
      }),
    ).toBe("")
  })

  it("400.7d: the spell that a permanent was is no other spell that was cast", () => {
    const thief = creature(
      "Dream Rogue",
      "1/1",
      "When this creature enters, draw a card if you've cast another spell this turn.",
    )
    expect(
      fault({
        cards: [thief],
        players: { A: { battlefield: [lands("Island", 2)], hand: ["Dream Rogue", "Dream Rogue"] }, B: {} },
        script: [
          cast("Dream Rogue"),
          wait,
          { ...main, do: "check", that: { check: "hand", player: "A", is: 1 } },
          cast("Dream Rogue"),
        ],
        expect: [{ check: "hand", player: "A", is: 1 }],
      }),
    ).toBe("")
  })
})
