import { describe, expect, it } from "vitest"
import { asSpell } from "../../casting/as-spell.ts"
import { castOption } from "../../casting/permitting/cast-option.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition } from "../../language/card.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate } from "../../state/writing/edit.ts"
import { card, creature, put, table } from "../../testing/table.ts"
import { derived } from "./derived.ts"

const ELSEWHERE = ["exile", "graveyard", "hand", "command"] as const

/** "You have no maximum hand size", said by a card that lies elsewhere than on the battlefield. */
const working: Ability = {
  ability: "static",
  zone: ELSEWHERE,
  effects: [{ static: "handSize", who: { who: "you" }, size: "none" }],
}

/** Only its front works there. */
const turning: CardDefinition = {
  name: "Front",
  layout: "transform",
  faces: [
    { name: "Front", types: ["creature"], power: 1, toughness: 1, abilities: [working] },
    { name: "Back", types: ["creature"], power: 1, toughness: 1 },
  ],
}
const spellsGrow = card({
  name: "Grower",
  types: ["enchantment"],
  abilities: [
    {
      ability: "static",
      effects: [
        {
          static: "modify",
          what: { sel: "all", zone: "stack", filter: { is: "type", type: "creature" } },
          changes: [{ change: "modifyPT", power: 1, toughness: 0 }],
        },
      ],
    },
  ],
})

const workingIn = (s: State) => derived(s).statics.get("handSize")?.length ?? 0

/** Other games are read meanwhile, more of them than are remembered. */
function readOthers(): void {
  for (let i = 0; i < 30; i++) {
    const other = table()
    put(other, 0, creature(), "graveyard")
    derived(other)
  }
}

describe("113.6: abilities that work off the battlefield", () => {
  for (const zone of ELSEWHERE)
    it(`are those of the face that is up by now, in ${zone}`, () => {
      const s = table()
      const id = put(s, 0, turning, zone)
      for (const [face, count] of [
        [1, 0],
        [0, 1],
        [1, 0],
      ]) {
        edit(s, id).face = face
        invalidate(s)
        expect(workingIn(s)).toBe(count)
      }
    })

  it("601.3e: are there although the card was looked at as the spell of its other face", () => {
    const s = table()
    put(s, 0, spellsGrow)
    const id = put(s, 0, turning, "graveyard")
    expect(workingIn(s)).toBe(1)
    readOthers()
    asSpell(s, 0, castOption(id, 1, "disturb", null), () => null)
    invalidate(s)
    expect(workingIn(s)).toBe(1)
  })
})
