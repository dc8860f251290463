import { describe, expect, it } from "vitest"
import { characteristics } from "../characteristics/query.ts"
import type { Ability } from "../language/ability.ts"
import { checkStateBasedActions } from "../sba/check.ts"
import { act, CREATURE, creature, lands, options, put, resolve, table } from "./testing/table.ts"

/** "{W}, {T}: ~ loses this ability and becomes an Aura … Attach it to target creature. You may pay {W} to end this effect." */
const becomesAura: Ability = {
  ability: "activated",
  cost: [{ pay: "mana", mana: "{W}" }, { pay: "tap" }],
  targets: [{ filter: CREATURE }],
  effect: {
    do: "sequence",
    of: [
      {
        do: "change",
        what: { sel: "self" },
        changes: [
          { change: "loseThisAbility" },
          { change: "setTypes", types: ["enchantment"] },
          { change: "addSubtypes", subtypes: ["Aura"] },
          {
            change: "addAbilities",
            abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
          },
        ],
        duration: "permanent",
        endFor: "{W}",
      },
      { do: "attach", what: { sel: "self" }, to: { sel: "target", slot: 0 } },
    ],
  },
}
const other: Ability = { ability: "activated", cost: [], effect: { do: "gainLife", amount: 1 } }

describe("116.2c: ending a continuous effect", () => {
  it("what became an Aura is a creature again, no longer attached, whenever its controller pays for it", () => {
    const s = table()
    lands(s, 0, "Plains", "Plains")
    const licid = put(s, 0, creature("Licid", 2, 2, [becomesAura, other]))
    const bear = put(s, 1, creature("Bear"))
    expect(act(s, "activate Licid 0", [[1]]).illegal).toBeNull()
    resolve(s)
    checkStateBasedActions(s)
    expect(s.objects[licid]!.attachedTo).toBe(bear)
    expect(characteristics(s, licid)).toMatchObject({ subtypes: ["Aura"] })
    expect(options(s)).toEqual(["endEffect Licid", "activate Licid 0"])
    expect(options(s, 1)).toEqual([])
    expect(act(s, "endEffect Licid", []).illegal).toBeNull()
    checkStateBasedActions(s)
    expect(s.objects[licid]!.attachedTo).toBe(0)
    expect(characteristics(s, licid).subtypes).not.toContain("Aura")
    expect(options(s)).not.toContain("endEffect Licid")
  })

  it("118.3: needs the mana", () => {
    const s = table()
    lands(s, 0, "Plains")
    put(s, 0, creature("Licid", 2, 2, [becomesAura]))
    put(s, 1, creature("Bear"))
    act(s, "activate Licid 0", [[1]])
    resolve(s)
    expect(options(s)).toEqual([])
  })
})
