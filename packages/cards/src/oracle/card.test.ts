import { describe, expect, it } from "vitest"
import { compileCard } from "./card.ts"

const PLAIN = { layout: "normal", mana_cost: "{1}{G}" }

describe("compileCard", () => {
  it.each(["<b>", "{", "{Q}", "{1}x"])(
    "107.4: a mana cost %j that is none is missing, named by its field",
    (mana_cost) => {
      const { definition, missing } = compileCard({
        layout: "normal",
        name: "Odd",
        mana_cost,
        type_line: "Artifact",
      })
      expect(missing).toMatchObject([{ line: `mana_cost: ${mana_cost}` }])
      expect(definition.faces[0].cost).toBeUndefined()
    },
  )

  it("gives the characteristics of the type line, the size and the identity", () => {
    const { definition, missing } = compileCard({
      ...PLAIN,
      name: "Test, the Third",
      type_line: "Legendary Artifact Creature — Time Lord Wizard",
      oracle_text: "Flying\nWhenever Test attacks, draw a card.",
      power: "2",
      toughness: "*",
      colors: ["G"],
      color_identity: ["G"],
    })
    expect(missing).toEqual([])
    expect(definition).toMatchObject({
      identity: ["G"],
      faces: [
        {
          supertypes: ["legendary"],
          types: ["artifact", "creature"],
          subtypes: ["Time Lord", "Wizard"],
          power: 2,
          toughness: 0,
          shownToughness: "*",
          abilities: [{ keyword: "flying" }, { when: { on: "attacks", creature: { is: "self" } } }],
        },
      ],
    })
  })

  it.each([
    ["*", 0],
    ["1+*", 1],
    ["*+1", 1],
    ["7-*", 7],
    ["X", 0],
    ["-1", -1],
  ])("107.2: what only an ability could tell is 0 where there is none: %s is %i", (toughness, size) => {
    const { definition } = compileCard({
      ...PLAIN,
      name: "Test",
      type_line: "Creature — Lhurgoyf",
      power: "2",
      toughness,
    })
    expect(definition.faces[0].toughness).toBe(size)
  })

  it("711.2: the bands of a leveler give size and abilities while the level is in them", () => {
    const { definition, missing } = compileCard({
      ...PLAIN,
      layout: "leveler",
      name: "Test",
      type_line: "Creature — Human",
      oracle_text: "Level up {1}\nLEVEL 1-3\n3/3\nFlying\nLEVEL 4+\n5/5",
      power: "1",
      toughness: "1",
    })
    expect(missing).toEqual([])
    expect(definition.faces[0].abilities).toMatchObject([
      { keyword: "levelUp" },
      {
        level: { min: 1, max: 3 },
        effects: [{ changes: [{ power: 3 }, { abilities: [{ keyword: "flying" }] }] }],
      },
      { level: { min: 4 }, effects: [{ changes: [{ toughness: 5 }] }] },
    ])
  })

  it("709.5: a door that is unlocked is the door of its own half", () => {
    const text = "When you unlock this door, draw a card."
    const half = { mana_cost: "{U}", type_line: "Enchantment — Room", oracle_text: text }
    const { definition } = compileCard({
      name: "A // B",
      layout: "split",
      type_line: "Enchantment — Room // Enchantment — Room",
      card_faces: [
        { ...half, name: "A" },
        { ...half, name: "B" },
      ],
    })
    expect(definition.layout).toBe("room")
    expect(definition.faces.map((face) => face.abilities?.[0])).toMatchObject([
      { when: { door: "left" } },
      { when: { door: "right" } },
    ])
  })

  it("718.2: a prototype card has a second cost and size, and the same abilities", () => {
    const { definition, missing } = compileCard({
      ...{ name: "Test", layout: "prototype", mana_cost: "{7}", type_line: "Artifact Creature — Golem" },
      ...{ power: "6", toughness: "5", colors: [] },
      oracle_text: "Prototype {1}{U} — 2/1 (A reminder.)\nFlying",
    })
    expect(missing).toEqual([])
    const flying = { ability: "keyword", keyword: "flying" }
    expect(definition.faces).toMatchObject([
      { cost: "{7}", power: 6, toughness: 5, abilities: [flying] },
      { cost: "{1}{U}", power: 2, toughness: 1, abilities: [flying] },
    ])
  })

  it("716.2a: a class level bar is an activated ability, and what follows it is had from that level on", () => {
    const { definition, missing } = compileCard({
      ...{ ...PLAIN, layout: "class", name: "Test", type_line: "Enchantment — Class" },
      oracle_text:
        "(A reminder.)\nYou have no maximum hand size.\n{1}{U}: Level 2\nWhen this Class becomes level 2, draw a card.",
    })
    expect(missing).toEqual([])
    expect(definition.faces[0].abilities).toMatchObject([
      { effects: [{ static: "handSize" }] },
      { keyword: "classLevel", cost: [{ mana: "{1}{U}" }], effect: { do: "setLevel", level: 2 } },
      {
        level: { min: 2, kind: "class" },
        effects: [{ changes: [{ abilities: [{ when: { on: "action", action: "level 2" } }] }] }],
      },
    ])
  })

  it("719.3a, 702.169a: a Case is solved in the end step, and then its last ability works", () => {
    const { definition, missing } = compileCard({
      ...{ ...PLAIN, layout: "case", name: "Test", type_line: "Enchantment — Case" },
      oracle_text: "To solve — You have no cards in hand.\nSolved — Creatures you control have flying.",
    })
    expect(missing).toEqual([])
    const isSolved = { if: "is", of: { sel: "self" }, filter: { is: "designation", of: "solved" } }
    expect(definition.faces[0].abilities).toMatchObject([
      {
        keyword: "toSolve",
        when: { step: "end" },
        condition: { of: [{ if: "compare" }, { if: "not", of: isSolved }] },
      },
      { ability: "static", keyword: "solved", condition: isSolved },
    ])
  })

  it("710.4, 722.3a: flipping and becoming prepared", () => {
    const [face] = compileCard({
      ...{ ...PLAIN, name: "Test", type_line: "Creature — Human" },
      oracle_text:
        "This creature enters prepared.\nAt the beginning of your end step, if there are two or more ki counters on this creature, flip it.",
    }).definition.faces
    expect(face.abilities).toMatchObject([
      { effects: [{ static: "enters", what: "self", prepared: true }] },
      {
        condition: {
          if: "is",
          of: { sel: "self" },
          filter: { is: "counters", kind: "ki", op: ">=", than: 2 },
        },
        effect: { do: "flip", what: { sel: "self" } },
      },
    ])
  })

  it("names the lines that it does not understand and keeps the others", () => {
    const { definition, missing, understood } = compileCard({
      ...PLAIN,
      name: "Test",
      type_line: "Creature — Bear",
      oracle_text: "Vigilance\nThis creature frobnicates.",
    })
    expect(missing).toMatchObject([{ line: "~ frobnicates .", stoppedAt: "frobnicates ." }])
    expect(understood).toBe(1)
    expect(definition.faces[0].abilities).toEqual([{ ability: "keyword", keyword: "vigilance" }])
  })
})
