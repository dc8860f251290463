import { describe, expect, it } from "vitest"
import { characteristics } from "../characteristics/query.ts"
import { move } from "../events/moving/move.ts"
import { phaseIn } from "../events/phase-in.ts"
import type { Cost } from "../language/cost.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import { phaseOut } from "../one-shot/objects/phasing.ts"
import { checkStateBasedActions } from "../sba/check.ts"
import type { State } from "../state/state.ts"
import { act, card, creature, lands, put, resolve, table } from "./testing/table.ts"

const COST: Cost = [{ pay: "mana", mana: "{1}{G}" }]

const SPIRIT = card({
  name: "Spirit",
  types: ["enchantment", "creature"],
  cost: "{G}",
  power: 1,
  toughness: 1,
  abilities: [{ ability: "keyword", keyword: "bestow", cost: COST }],
})

const isCreature = (s: State, id: number) => (characteristics(s, id).types & CARD_TYPE_BIT.creature) !== 0

/** The Spirit bestowed on a bear of the other player: its spell, and the bear. */
function bestowed(era = "current") {
  const s = table(2, era)
  lands(s, 0, "Forest", "Forest")
  put(s, 0, SPIRIT, "hand")
  const bear = put(s, 1, creature("Bear"))
  act(s, "cast Spirit (bestow)", [[0]])
  return { s, bear, spell: s.stack[0] }
}

describe("702.103: bestow", () => {
  it.each(["2014-02", "current"])(
    "702.103e, 608.3b: with an illegal target as it begins to resolve it goes on as a creature spell (%s)",
    (era) => {
      for (const way of ["leaves", "phases out"]) {
        const { s, bear, spell } = bestowed(era)
        expect(isCreature(s, spell)).toBe(false)
        if (way === "leaves") move(s, { id: bear, to: "hand", rule: "400.7" })
        else phaseOut(s, [bear])
        resolve(s)
        const id = s.battlefield.at(-1)!
        expect([way, s.players[0].graveyard, isCreature(s, id), s.objects[id]!.attachedTo]).toEqual([
          way,
          [],
          true,
          0,
        ])
        checkStateBasedActions(s)
        expect([s.battlefield.includes(id), characteristics(s, id).power]).toEqual([true, 1])
      }
    },
  )

  it("702.103b, 702.103f: on its creature it is an Aura and no creature; left by it, a creature that stays", () => {
    const { s, bear } = bestowed()
    resolve(s)
    const id = s.battlefield.at(-1)!
    expect([s.objects[id]!.attachedTo, isCreature(s, id), characteristics(s, id).subtypes]).toEqual([
      bear,
      false,
      ["Aura"],
    ])
    move(s, { id: bear, to: "hand", rule: "400.7" })
    checkStateBasedActions(s)
    expect([s.battlefield.includes(id), isCreature(s, id), characteristics(s, id).subtypes]).toEqual([
      true,
      true,
      [],
    ])
  })

  it("702.103g: phased out with its creature and in without it, it ceases to be bestowed", () => {
    const { s, bear } = bestowed()
    resolve(s)
    const id = s.battlefield.at(-1)!
    phaseOut(s, [id])
    move(s, { id: bear, to: "hand", rule: "400.7" })
    phaseIn(s, [id])
    checkStateBasedActions(s)
    expect([s.battlefield.includes(id), isCreature(s, id), s.objects[id]!.attachedTo]).toEqual([
      true,
      true,
      0,
    ])
  })
})
