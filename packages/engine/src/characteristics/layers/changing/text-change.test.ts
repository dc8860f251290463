import { describe, expect, it } from "vitest"
import type { Ability } from "../../../language/ability.ts"
import type { Filter } from "../../../language/filter.ts"
import { withWord } from "./text-change.ts"

const counting = (filter: Filter): Ability => ({
  ability: "activated",
  cost: [{ pay: "tap" }],
  effect: { do: "gainLife", amount: { n: "count", filter } },
})

describe("612 text-changing effects", () => {
  it("612.2: a subtype is replaced where it is one; a card's name with the same word stays", () => {
    const named = counting({ is: "name", name: "Forest" })
    expect(withWord([named], "Forest", "Swamp")).toEqual([named])
    const typed = counting({ is: "and", of: [{ is: "subtype", subtype: "Forest" }, { is: "tapped" }] })
    expect(withWord([typed], "Forest", "Swamp")).toEqual([
      counting({ is: "and", of: [{ is: "subtype", subtype: "Swamp" }, { is: "tapped" }] }),
    ])
  })

  it("612.2: a color word is replaced, mana symbols are not", () => {
    const protection: Ability = {
      ability: "keyword",
      keyword: "protection",
      filter: { is: "color", color: "R" },
    }
    const mana: Ability = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: { do: "addMana", mana: { choice: ["R", "G"] } },
    }
    expect(withWord([protection, mana], "R", "U")).toEqual([
      { ...protection, filter: { is: "color", color: "U" } },
      mana,
    ])
  })

  it("612.2a: the creature types of a token are replaced", () => {
    const makes = (subtype: string): Ability => ({
      ability: "spell",
      effect: {
        do: "createToken",
        token: { face: { name: "", types: ["creature"], subtypes: [subtype], power: 2, toughness: 2 } },
      },
    })
    expect(withWord([makes("Wolf")], "Wolf", "Bear")).toEqual([makes("Bear")])
  })

  it("612.2: what doesn't say the word is the same object as before", () => {
    const abilities = [counting({ is: "subtype", subtype: "Island" })]
    expect(withWord(abilities, "Forest", "Swamp")).toEqual(abilities)
  })
})
