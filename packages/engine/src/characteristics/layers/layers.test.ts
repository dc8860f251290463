import { describe, expect, it } from "vitest"
import { createState, place } from "../../game/setup/setup.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { Filter } from "../../language/filter.ts"
import type { Change } from "../../language/statics/change.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { characteristics, controllerOf, hasFlag, hasKeyword } from "../query.ts"

function board(): State {
  return createState({
    players: [
      { name: "A", deck: [] },
      { name: "B", deck: [] },
    ],
    openingHands: false,
  })
}

const CREATURES: Filter = { is: "type", type: "creature" }

function bear(
  name = "Bear",
  power = 2,
  toughness = 2,
  extra: Partial<CardDefinition["faces"][0]> = {},
): CardDefinition {
  return {
    name,
    layout: "normal",
    faces: [{ name, cost: "{1}{G}", types: ["creature"], subtypes: ["Bear"], power, toughness, ...extra }],
  }
}

function enchantment(
  name: string,
  filter: Filter,
  changes: readonly Change[],
  types: CardDefinition["faces"][0]["types"] = ["enchantment"],
): CardDefinition {
  const effect = { static: "modify", what: { sel: "all", filter }, changes } as const
  return {
    name,
    layout: "normal",
    faces: [{ name, types, abilities: [{ ability: "static", effects: [effect] }] }],
  }
}

describe("613 interaction of continuous effects", () => {
  it("613.4c: an anthem and counters both add to printed power and toughness", () => {
    const s = board()
    const id = place(s, 0, "battlefield", bear())
    place(
      s,
      0,
      "battlefield",
      enchantment("Anthem", CREATURES, [{ change: "modifyPT", power: 1, toughness: 1 }]),
    )
    edit(s, id).counters = { "+1/+1": 2 }
    invalidate(s)
    expect(characteristics(s, id)).toMatchObject({ power: 5, toughness: 5 })
  })

  it("613.4b, 613.4c: setting power and toughness comes before adding, whatever the timestamps", () => {
    const s = board()
    const id = place(s, 0, "battlefield", bear())
    place(
      s,
      0,
      "battlefield",
      enchantment("Anthem", CREATURES, [{ change: "modifyPT", power: 1, toughness: 1 }]),
    )
    place(
      s,
      0,
      "battlefield",
      enchantment("Shrink", CREATURES, [{ change: "setPT", power: 0, toughness: 1 }]),
    )
    expect(characteristics(s, id)).toMatchObject({ power: 1, toughness: 2 })
  })

  it("613.7: the later of two effects in a layer wins", () => {
    const s = board()
    const id = place(s, 0, "battlefield", bear())
    place(s, 0, "battlefield", enchantment("Red", CREATURES, [{ change: "setColors", colors: ["R"] }]))
    place(s, 0, "battlefield", enchantment("Blue", CREATURES, [{ change: "setColors", colors: ["U"] }]))
    expect(characteristics(s, id).colors).toBe(2)
  })

  it("613.8a, 613.8b, 613.8: an effect that makes lands creatures is waited for by one that gives creatures a type", () => {
    const s = board()
    const land = place(s, 0, "battlefield", {
      name: "Field",
      layout: "normal",
      faces: [{ name: "Field", types: ["land"] }],
    })
    place(
      s,
      0,
      "battlefield",
      enchantment("Tribe", CREATURES, [{ change: "addSubtypes", subtypes: ["Elf"] }]),
    )
    place(
      s,
      0,
      "battlefield",
      enchantment("Awakening", { is: "type", type: "land" }, [
        { change: "addTypes", types: ["creature"] },
        { change: "setPT", power: 1, toughness: 1 },
      ]),
    )
    expect(characteristics(s, land).subtypes).toContain("Elf")
  })

  it("305.7: a nonbasic land made a Mountain loses its ability before that ability could apply", () => {
    const s = board()
    const basicsAreForests = enchantment(
      "Grove",
      { is: "type", type: "land" },
      [{ change: "addSubtypes", subtypes: ["Forest"] }],
      ["land"],
    )
    const grove = place(s, 0, "battlefield", basicsAreForests)
    place(
      s,
      0,
      "battlefield",
      enchantment("Moon", { is: "type", type: "land" }, [
        { change: "setSubtypes", of: "land", subtypes: ["Mountain"] },
      ]),
    )
    expect(characteristics(s, grove).subtypes).toEqual(["Mountain"])
  })

  it("613.6: an effect that began in an earlier layer goes on although its ability is lost in layer 6", () => {
    const s = board()
    const changes: Change[] = [
      { change: "addTypes", types: ["creature"] },
      { change: "loseAbilities" },
      { change: "setPT", power: 1, toughness: 1 },
    ]
    const humility = place(
      s,
      0,
      "battlefield",
      enchantment("Opal Humility", { is: "type", type: "enchantment" }, changes),
    )
    expect(characteristics(s, humility)).toMatchObject({ power: 1, toughness: 1, abilities: [] })
  })

  it("613.1b: a control effect decides who is meant by later layers", () => {
    const s = board()
    const id = place(s, 1, "battlefield", bear())
    place(
      s,
      0,
      "battlefield",
      enchantment("Steal", CREATURES, [{ change: "control", player: { who: "you" } }]),
    )
    place(
      s,
      0,
      "battlefield",
      enchantment("Anthem", { is: "and", of: [CREATURES, { is: "controlledBy", player: { who: "you" } }] }, [
        { change: "modifyPT", power: 1, toughness: 1 },
      ]),
    )
    expect(controllerOf(s, id)).toBe(0)
    expect(characteristics(s, id).power).toBe(3)
  })

  it("122.1b: a flying counter gives flying", () => {
    const s = board()
    const id = place(s, 0, "battlefield", bear())
    edit(s, id).counters = { flying: 1 }
    invalidate(s)
    expect(hasFlag(s, id, "flying")).toBe(true)
  })

  it("604.3: a characteristic-defining ability works in every zone", () => {
    const hand: Filter = { is: "any" }
    const goyf = bear("Lore", 0, 0, {
      abilities: [
        {
          ability: "static",
          defining: true,
          effects: [
            {
              static: "modify",
              what: { sel: "self" },
              changes: [
                {
                  change: "definePT",
                  power: { n: "count", filter: hand, zone: "graveyard" },
                  toughness: { n: "count", filter: hand, zone: "graveyard" },
                },
              ],
            },
          ],
        },
      ],
    })
    const s = board()
    const id = place(s, 0, "hand", goyf)
    place(s, 1, "graveyard", bear())
    expect(characteristics(s, id)).toMatchObject({ power: 1, toughness: 1 })
  })

  it("613.1f: has the activated abilities of other objects, as they are now", () => {
    const s = board()
    const ping = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: { do: "gainLife", amount: 1 },
    } as const
    const when = {
      ability: "triggered",
      when: { on: "step", step: "upkeep" },
      effect: { do: "gainLife", amount: 1 },
    } as const
    const creatureCards = { sel: "all", filter: CREATURES, zone: "graveyard" } as const
    const ooze = place(
      s,
      0,
      "battlefield",
      bear("Ooze", 1, 1, {
        abilities: [
          {
            ability: "static",
            effects: [
              {
                static: "modify",
                what: { sel: "self" },
                changes: [{ change: "addAbilitiesOf", of: creatureCards }],
              },
            ],
          },
        ],
      }),
    )
    expect(characteristics(s, ooze).abilities.length).toBe(1)
    place(s, 1, "graveyard", bear("Pinger", 1, 1, { abilities: [ping, when] }))
    invalidate(s)
    expect(characteristics(s, ooze).abilities.slice(1)).toEqual([ping])
  })

  it("604.2: cards in a graveyard can be given abilities there", () => {
    const s = board()
    const card = place(s, 0, "graveyard", bear())
    const other = place(s, 1, "graveyard", bear())
    place(s, 0, "battlefield", {
      name: "Boneyard",
      layout: "normal",
      faces: [
        {
          name: "Boneyard",
          types: ["enchantment"],
          abilities: [
            {
              ability: "static",
              effects: [
                {
                  static: "modify",
                  what: { sel: "all", filter: CREATURES, zone: "graveyard", of: { who: "you" } },
                  changes: [
                    {
                      change: "addAbilities",
                      abilities: [
                        { ability: "keyword", keyword: "flashback", cost: [{ pay: "mana", mana: "{2}" }] },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })
    expect([hasKeyword(s, card, "flashback"), hasKeyword(s, other, "flashback")]).toEqual([true, false])
  })

  it("702.114a: devoid makes a card colourless in every zone, and for good (613.3)", () => {
    const s = board()
    const devoid: CardDefinition["faces"][0]["abilities"] = [{ ability: "keyword", keyword: "devoid" }]
    for (const zone of ["hand", "graveyard", "battlefield"] as const)
      expect(characteristics(s, place(s, 0, zone, bear("Drone", 2, 2, { abilities: devoid }))).colors).toBe(0)
    place(s, 0, "battlefield", enchantment("Silence", CREATURES, [{ change: "loseAbilities" }]))
    expect(characteristics(s, s.battlefield[0]).colors).toBe(0)
  })

  it("613.1f: an ability given in layer 6 has its effects in the same layer", () => {
    const s = board()
    const flying = { change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flying" }] } as const
    const lord: CardDefinition["faces"][0]["abilities"] = [
      {
        ability: "static",
        effects: [
          {
            static: "modify",
            what: { sel: "all", filter: { is: "and", of: [CREATURES, { is: "other" }] } },
            changes: [flying],
          },
        ],
      },
    ]
    const king = place(s, 0, "battlefield", bear("King"))
    const subject = place(s, 0, "battlefield", bear("Subject"))
    const crown = enchantment("Crown", { is: "name", name: "King" }, [
      { change: "addAbilities", abilities: lord },
    ])
    place(s, 0, "battlefield", crown)
    expect([hasFlag(s, king, "flying"), hasFlag(s, subject, "flying")]).toEqual([false, true])
  })

  it("613.1f: what can't have an ability does not gain it from a later effect either", () => {
    const s = board()
    const id = place(s, 0, "battlefield", bear())
    place(
      s,
      0,
      "battlefield",
      enchantment("Grounded", CREATURES, [{ change: "cantHave", keywords: ["flying"] }]),
    )
    const wings: Change = { change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flying" }] }
    place(s, 0, "battlefield", enchantment("Wings", CREATURES, [wings]))
    expect(hasFlag(s, id, "flying")).toBe(false)
  })
})
