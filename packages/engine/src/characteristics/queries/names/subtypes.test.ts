import { describe, expect, it } from "vitest"
import { addCounters } from "../../../events/counters.ts"
import { run } from "../../../interpreter/testing/run.ts"
import { CARD_TYPE_BIT } from "../../../language/vocabulary.ts"
import { creature, put, table } from "../../../testing/table.ts"
import { characteristics, keywords } from "../../query.ts"
import { creatureTypesIn, fitsTypes } from "./subtypes.ts"

describe("205.1a subtypes go with their card types", () => {
  it("each of a list stays with a type that has such subtypes", () => {
    const kept = (types: number) =>
      ["Lizard", "Equipment", "Aura", "Forest"].filter((subtype) => fitsTypes(subtype, types))
    expect(kept(CARD_TYPE_BIT.artifact)).toEqual(["Equipment"])
    expect(kept(CARD_TYPE_BIT.artifact | CARD_TYPE_BIT.creature)).toEqual(["Lizard", "Equipment"])
    expect(kept(CARD_TYPE_BIT.enchantment)).toEqual(["Aura"])
    expect(kept(CARD_TYPE_BIT.land)).toEqual(["Forest"])
  })

  it("707.9: the same for a copy that loses all other card types", () => {
    const s = table()
    const blades = { ...creature("Blades"), faces: [{ ...creature("Blades").faces[0] }] }
    blades.faces[0] = {
      ...blades.faces[0],
      types: ["artifact", "creature"],
      subtypes: ["Equipment", "Lizard"],
    }
    const id = put(s, 1, blades)
    run(
      s,
      {
        do: "createCopyToken",
        of: { sel: "target", slot: 0 },
        except: [
          { change: "setTypes", types: ["artifact"] },
          { change: "addSubtypes", subtypes: ["Food"] },
        ],
      },
      { targets: [[id]] },
    )
    expect(characteristics(s, s.battlefield.at(-1)!).subtypes).toEqual(["Equipment", "Food"])
  })
})

describe("205.3e: a type that is chosen exists, and is one of the right card type", () => {
  it("205.3e: creature types are those that the rules list, and those of cards that came later", () => {
    const s = table()
    put(s, 0, {
      ...creature("New"),
      faces: [{ ...creature("New").faces[0], subtypes: ["Newling", "Wizard"] }],
    })
    const types = creatureTypesIn(s)
    expect(types).toEqual(expect.arrayContaining(["Merfolk", "Wizard", "Time Lord", "Newling"]))
    expect(types.filter((type) => /^(Merfolk Wizard|Swamp|Equipment|Jace|Artifact)$/.test(type))).toEqual([])
    expect(new Set(types).size).toBe(types.length)
  })

  it("205.3j: a planeswalker's types stay with planeswalkers alone", () => {
    expect(fitsTypes("Gideon", CARD_TYPE_BIT.planeswalker)).toBe(true)
    expect(fitsTypes("Gideon", CARD_TYPE_BIT.creature)).toBe(false)
    expect(fitsTypes("Lizard", CARD_TYPE_BIT.planeswalker)).toBe(false)
  })
})

describe("122.1b keyword counters", () => {
  it("each exalted counter gives an instance; a counter of another name gives nothing", () => {
    const s = table()
    const id = put(s, 0, creature())
    addCounters(s, id, "exalted", 2, 0)
    addCounters(s, id, "flash", 1, 0)
    expect(keywords(s, id, "exalted")).toHaveLength(2)
    expect(characteristics(s, id).flags).toBe(0)
  })
})
