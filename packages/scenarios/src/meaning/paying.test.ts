import { describe, expect, it } from "vitest"
import { act, attack, cast, inGraveyard, life, main, there, wait } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const canCast = (name: string, is: boolean) =>
  ({ ...main, do: "check", that: { check: "canDo", player: "A", ability: `Cast ${name}`, is } }) as const

describe("what can be paid", () => {
  it("601.2f: what every possible target makes dearer can't be cast for less", () => {
    const proud = creature(
      "Proud One",
      "3/4",
      "Spells your opponents cast that target this creature cost {2} more to cast.",
    )
    const flames = card("Small Flames", "Instant", "Small Flames deals 1 damage to target creature.", "{R}")
    const board = (more: readonly string[], is: boolean) => ({
      cards: [proud, flames, creature("Plain Bear", "2/2")],
      players: {
        A: { battlefield: ["Mountain", "Forest"], hand: ["Small Flames"] },
        B: { battlefield: ["Proud One", ...more] },
      },
      script: [canCast("Small Flames", is)],
    })
    expect(fault(board([], false))).toBe("")
    expect(fault(board(["Plain Bear"], true))).toBe("")
  })

  it("605.3a: an ability that first puts a counter and then adds that much mana can pay", () => {
    const engine = card(
      "Engine",
      "Artifact",
      "{T}: Put a charge counter on this artifact. Add X mana of any one color, where X is the number of charge counters on this artifact.",
    )
    expect(
      fault({
        cards: [engine],
        players: { A: { battlefield: ["Engine"], hand: ["Lightning Bolt"] }, B: {} },
        script: [cast("Lightning Bolt", { player: "B" })],
        expect: [life("B", 17), { check: "counters", card: "Engine", counter: "charge", is: 1 }],
      }),
    ).toBe("")
  })

  it("106.6, 111.10h: a Powerstone's mana pays what an effect asks for, but no nonartifact spell", () => {
    const dig = card("Dig", "Sorcery", "Create three Powerstone tokens.", "{R}")
    const leak = card("Small Leak", "Instant", "Counter target spell unless its controller pays {3}.", "{U}")
    const cards = [dig, leak]
    const A = { battlefield: [{ card: "Mountain", count: 2 }], hand: ["Dig", "Lightning Bolt"] }
    const made = [cast("Dig"), wait]
    expect(
      fault({
        cards,
        players: { A, B: { battlefield: ["Island"], hand: ["Small Leak"] } },
        script: [
          ...made,
          cast("Lightning Bolt", { player: "B" }),
          {
            ...main,
            player: "B",
            do: "cast",
            card: "Small Leak",
            targets: ["Lightning Bolt"],
            when: { onStack: "Cast Lightning Bolt" },
          },
        ],
        choices: { A: [true] },
        expect: [life("B", 17)],
      }),
    ).toBe("")
    const poor = { ...A, battlefield: ["Mountain"] }
    const shock = { cards, players: { A: poor, B: {} }, script: [...made, canCast("Lightning Bolt", false)] }
    expect(fault(shock)).toBe("")
  })
})

describe("what is asked of a turn that was not", () => {
  it("603.4: no spells were cast last turn: before the first turn there was none", () => {
    const wolf = creature(
      "Quiet One",
      "1/1",
      "At the beginning of each upkeep, if no spells were cast last turn, put a +1/+1 counter on this creature.",
    )
    const at = (turn: number, is: number) => ({
      cards: [wolf],
      players: { A: { battlefield: ["Quiet One"] }, B: {} },
      stopAt: { turn, step: "draw" } as const,
      expect: [{ check: "counters", card: "Quiet One", counter: "+1/+1", is } as const],
    })
    expect(fault(at(1, 0))).toBe("")
    expect(fault(at(2, 1))).toBe("")
  })
})

describe("choices that last", () => {
  it("607.2d, 603.7c: a delayed ability goes by the name that was chosen, wherever its source is by then", () => {
    const saga = card(
      "Name Saga",
      "Sorcery",
      "Choose a card name. Whenever a creature with the chosen name deals combat damage to a player this turn, you gain 4 life.",
    )
    expect(
      fault({
        cards: [saga, creature("Called One", "1/1"), creature("Other One", "1/1")],
        players: {
          A: { battlefield: ["Called One", "Other One", "Plains"], hand: ["Name Saga"] },
          B: {},
        },
        script: [cast("Name Saga"), ...["Called One", "Other One"].map((name) => attack(name))],
        choices: { A: ["Called One"] },
        expect: [life("A", 24)],
      }),
    ).toBe("")
  })

  it("607.2d, 607.5a: the chosen color of an ability that something gives is what was chosen for the giver", () => {
    const ward = card(
      "Colored Ward",
      "Enchantment — Aura",
      "Enchant creature\nAs this Aura enters, choose a color.\nEnchanted creature has protection from the chosen color. This effect doesn't remove this Aura.",
      "{W}",
    )
    const voice = creature(
      "Choosing Voice",
      "2/2",
      "As this creature enters, choose a color.\nThis creature has protection from the chosen color.",
    )
    const shot = (name: string, mana: string, text: string) => card(name, "Instant", text, mana)
    const spells = ["Red", "Blue"].map((color) =>
      shot(
        `${color} Shot`,
        color === "Red" ? "{R}" : "{U}",
        `${color} Shot deals 1 damage to target creature.`,
      ),
    )
    const after = (creatureName: string, choices: string[], red: boolean, blue: boolean) => ({
      cards: [ward, voice, creature("Plain Bear", "2/2"), ...spells],
      players: {
        A: {
          battlefield: [creatureName, "Plains", "Mountain", "Island"],
          hand: ["Colored Ward", "Red Shot", "Blue Shot"],
        },
        B: {},
      },
      script: [
        cast("Colored Ward", creatureName),
        wait,
        canCast("Red Shot", red),
        canCast("Blue Shot", blue),
      ],
      choices: { A: choices },
    })
    expect(fault(after("Plain Bear", ["Red"], false, true))).toBe("")
    expect(fault(after("Plain Bear", ["Blue"], true, false))).toBe("")
    expect(fault(after("Choosing Voice", ["Blue", "Red"], false, false))).toBe("")
  })

  it("607.2d: an ability that something gives with a choice of its own refers to that choice", () => {
    const prober = creature(
      "Prober",
      "1/1",
      'Each other creature you control has "{T}: Choose a card name. Target opponent reveals a card at random from their hand. If that card has the chosen name, that player discards it."',
    )
    const named = (name: string, discarded: number) => ({
      cards: [prober, creature("Plain Bear", "2/2")],
      players: { A: { battlefield: ["Prober", "Plain Bear"] }, B: { hand: ["Forest"] } },
      script: [act("Plain Bear", "{T}: Choose a card name", { player: "B" }), wait],
      choices: { A: [name] },
      expect: [inGraveyard("B", "Forest", discarded)],
    })
    expect(fault(named("Forest", 1))).toBe("")
    expect(fault(named("Island", 0))).toBe("")
  })

  it("104.4b: damage that can't destroy goes on for ever: the game is a draw", () => {
    const doll = creature(
      "Sore Doll",
      "0/1",
      "Indestructible\nWhenever this creature is dealt damage, it deals that much damage to you.\n{T}: This creature deals 1 damage to itself.",
    )
    const shield = card(
      "Scape Shield",
      "Artifact — Equipment",
      "All damage that would be dealt to you is dealt to equipped creature instead.\nEquip {0}",
    )
    expect(
      fault({
        cards: [doll, shield],
        players: { A: { battlefield: ["Sore Doll", "Scape Shield"] }, B: {} },
        script: [
          { ...main, do: "activate", ability: "Equip", targets: ["Sore Doll"] },
          wait,
          { ...main, do: "activate", ability: "{T}:" },
        ],
        expect: [{ check: "draw", is: true }],
      }),
    ).toBe("")
  })
})

describe("choices that may lift a prohibition", () => {
  const winnower = card(
    "Even Winnower",
    "Enchantment",
    "Your opponents can't cast spells with even mana values.",
  )
  const blast = card("X Blast", "Sorcery", "X Blast deals X damage to target player.", "{X}{R}{R}")
  const board = (count: number, is: boolean) => ({
    cards: [winnower, blast],
    players: {
      A: { battlefield: [{ card: "Mountain", count }], hand: ["X Blast"] },
      B: { battlefield: ["Even Winnower"] },
    },
    script: [canCast("X Blast", is)],
  })

  it("601.3a: a spell may be begun where some X that can be paid makes it legal", () => {
    expect(fault(board(2, false))).toBe("")
    expect(fault(board(3, true))).toBe("")
  })
})

describe("shields and sizes", () => {
  it("615.11: 'the next 1 damage to each' is a shield for each of those that are there", () => {
    const ward = card(
      "Small Ward",
      "Instant",
      "Prevent the next 1 damage that would be dealt to each creature you control this turn.",
    )
    const sweep = card("Small Sweep", "Sorcery", "Small Sweep deals 2 damage to each creature.")
    const fourth = (name: string) => creature(name, "2/2")
    expect(
      fault({
        cards: [ward, sweep, fourth("Left"), fourth("Right")],
        players: {
          A: {
            battlefield: ["Left", "Right", { card: "Plains", count: 2 }],
            hand: ["Small Ward", "Small Sweep"],
          },
          B: {},
        },
        script: [cast("Small Ward"), wait, cast("Small Sweep"), wait],
        expect: ["Left", "Right"].map((name) => there("A", name, 1)),
      }),
    ).toBe("")
  })

  it("613.7a, 604.3a: what an effect gives defines nothing: it sets the size with the effect's timestamp", () => {
    const wake = card(
      "Wake",
      "Instant",
      "Until end of turn, target land becomes a 3/3 creature that's still a land.",
      "{0}",
    )
    const tomb = card(
      "Tomb",
      "Land",
      "Cycling {2}\n{1}: Until end of turn, this land becomes a Zombie creature with \"This creature's power and toughness are each equal to the number of creature cards in your graveyard.\" It's still a land.",
      "",
    )
    const size = (n: number) =>
      ({
        ...main,
        do: "check",
        that: { check: "powerToughness", card: "Tomb", power: n, toughness: n },
      }) as const
    expect(
      fault({
        cards: [wake, tomb, creature("Dead", "1/1")],
        players: {
          A: {
            battlefield: ["Tomb", "Plains"],
            hand: [{ card: "Wake", count: 2 }],
            graveyard: [{ card: "Dead", count: 5 }],
          },
          B: {},
        },
        script: [
          cast("Wake", "Tomb"),
          wait,
          size(3),
          { ...main, do: "activate", ability: "{1}:" },
          wait,
          size(5),
          cast("Wake", "Tomb"),
          wait,
          size(3),
        ],
      }),
    ).toBe("")
  })
})
