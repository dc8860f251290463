import { describe, expect, it } from "vitest"
import type { CardDefinition } from "../../language/card.ts"
import type { Filter } from "../../language/filter.ts"
import type { Change } from "../../language/statics/change.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { Game } from "../game.ts"
import { createState, place } from "../setup/setup.ts"

const CREATURES: Filter = { is: "type", type: "creature" }

const BEAR: CardDefinition = {
  name: "Bear",
  layout: "normal",
  faces: [{ name: "Bear", cost: "{1}{G}", types: ["creature"], subtypes: ["Bear"], power: 2, toughness: 2 }],
}

function enchantment(name: string, changes: readonly Change[]): CardDefinition {
  const effect = { static: "modify", what: { sel: "all", filter: CREATURES }, changes } as const
  return {
    name,
    layout: "normal",
    faces: [{ name, types: ["enchantment"], abilities: [{ ability: "static", effects: [effect] }] }],
  }
}

function board() {
  const players = [
    { name: "A", deck: [] },
    { name: "B", deck: [] },
  ]
  const s = createState({ players, openingHands: false })
  const bear = place(s, 0, "battlefield", BEAR)
  return { s, bear }
}

describe("613 what made an object as it is", () => {
  it("613.4: a size that is set, then what adds to it, each with its source and the size before and after", () => {
    const { s, bear } = board()
    const anthem = place(
      s,
      1,
      "battlefield",
      enchantment("Anthem", [{ change: "modifyPT", power: 1, toughness: 1 }]),
    )
    const humility = place(
      s,
      0,
      "battlefield",
      enchantment("Humility", [{ change: "loseAbilities" }, { change: "setPT", power: 1, toughness: 1 }]),
    )
    edit(s, bear).counters = { "+1/+1": 2 }
    invalidate(s)
    const steps = Game.from(s).whyCharacteristics(bear, 0)!
    expect(
      steps.map(({ layer, rule, source, by, after }) => [
        layer,
        rule,
        source,
        by,
        `${after.power}/${after.toughness}`,
      ]),
    ).toEqual([
      ["6", "613.1f", humility, "ability", "2/2"],
      ["7b", "613.4b", humility, "ability", "1/1"],
      ["7c", "613.4c", bear, "itself", "3/3"],
      ["7c", "613.4c", anthem, "ability", "4/4"],
    ])
    expect(steps[1].before.power).toBe(2)
  })

  it("613.8: the order told is the order in which they applied, dependencies first", () => {
    const { s, bear } = board()
    const goblins: Filter = { is: "subtype", subtype: "Goblin" }
    const lord = enchantment("Lord", [])
    const effect = {
      static: "modify",
      what: { sel: "all", filter: goblins },
      changes: [{ change: "addSubtypes", subtypes: ["Warrior"] }],
    } as const
    const first = place(s, 0, "battlefield", {
      ...lord,
      faces: [{ ...lord.faces[0], abilities: [{ ability: "static", effects: [effect] }] }],
    })
    const second = place(
      s,
      0,
      "battlefield",
      enchantment("Making", [{ change: "addSubtypes", subtypes: ["Goblin"] }]),
    )
    const steps = Game.from(s).whyCharacteristics(bear, 0)!
    expect(steps.map(({ source }) => source)).toEqual([second, first])
    expect(steps.at(-1)!.after.subtypes).toEqual(["Bear", "Goblin", "Warrior"])
  })

  it("400.2, 708.5: nothing is told of cards in another's hand or library, and of what is face down", () => {
    const { s, bear } = board()
    const hidden = place(s, 1, "hand", BEAR)
    const own = place(s, 0, "hand", BEAR)
    edit(s, bear).faceDown = true
    invalidate(s)
    const game = Game.from(s)
    const digest = game.digest()
    expect(game.whyCharacteristics(hidden, 0)).toBeNull()
    expect(game.whyCharacteristics(own, 0)).toEqual([])
    expect(game.whyCharacteristics(bear, 0)).toEqual([])
    expect(game.whyCharacteristics(bear, 1)).toBeNull()
    expect(game.whyCharacteristics(9999, 0)).toBeNull()
    expect(game.digest()).toBe(digest)
  })
})
