import { describe, expect, it } from "vitest"
import { place } from "../../game/setup/setup.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import { edit } from "../../state/writing/edit.ts"
import {
  ability,
  answering,
  card,
  creature,
  land,
  mana,
  paid,
  payable,
  spell,
  table,
} from "../testing/table.ts"
import { activateManaAbility } from "./activate-mana-ability.ts"

const pool = (s: ReturnType<typeof table>, player = 0) =>
  s.players[player].pool
    .map((one) => one.type)
    .sort()
    .join("")
const bear = creature("Bear", [], { cost: "{1}{G}" })

describe("what mana abilities produce (106)", () => {
  it("106.7: any type that a land you control could produce; two such lands define nothing", () => {
    const s = table()
    const reflecting: ActivatedAbility = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: { do: "addMana", mana: { couldProduce: { is: "type", type: "land" } } },
    }
    place(s, 0, "battlefield", card({ name: "Mirror", types: ["land"] }, [reflecting]))
    const second = place(s, 0, "battlefield", card({ name: "Mirror", types: ["land"] }, [reflecting]))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{1}"), what)).toBe(false)
    answering([], () => activateManaAbility(s, 0, second, 0))
    expect(pool(s)).toBe("") // 106.5
    place(s, 0, "battlefield", land("Island"), { tapped: true })
    expect(payable(s, mana("{U}"), what)).toBe(true)
    expect(payable(s, mana("{R}"), what)).toBe(false)
  })

  it("'in any combination of colors' mixes", () => {
    const s = table()
    const both: ActivatedAbility = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: { do: "addMana", mana: { choice: ["{R}", "{G}"], amount: 2, each: true } },
    }
    place(s, 0, "battlefield", card({ name: "Loam", types: ["land"] }, [both]))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{R}{G}"), what)).toBe(true)
    expect(paid(s, mana("{R}{G}"), what).asked).toEqual([])
  })

  it("106.6: mana that may be spent on creature spells only, with a rider", () => {
    const s = table()
    const cavern: ActivatedAbility = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: {
        do: "addMana",
        mana: {
          choice: "anyColor",
          restriction: { spells: { is: "type", type: "creature" } },
          rider: { when: { is: "any" }, changes: [{ change: "addColors", colors: ["R"] }] },
        },
      },
    }
    place(s, 0, "battlefield", card({ name: "Cavern", types: ["land"] }, [cavern]))
    const spellCard = place(s, 0, "hand", bear)
    const rock = place(s, 0, "hand", card({ name: "Rock", cost: "{G}" }))
    expect(payable(s, mana("{G}"), spell(rock, 0))).toBe(false)
    expect(payable(s, mana("{G}"), spell(spellCard, 0))).toBe(true)
    expect(payable(s, mana("{G}"), ability(spellCard, 0))).toBe(false)
    paid(s, mana("{G}"), spell(spellCard, 0))
    expect(s.objects[spellCard]!.memory?.changes).toEqual([{ change: "addColors", colors: ["R"] }])
  })

  it("118.14: mana of any type", () => {
    const s = table()
    place(s, 0, "battlefield", land("Plains"))
    const what = spell(place(s, 0, "hand", bear), 0)
    expect(payable(s, mana("{U}"), { ...what, anyMana: "type" })).toBe(true)
    const orrery = {
      ability: "static",
      effects: [{ static: "anyManaFor", who: { who: "you" }, spells: { is: "any" } }],
    } as const
    place(s, 0, "battlefield", card({ name: "Orrery" }, [orrery]))
    expect(payable(s, mana("{U}"), what)).toBe(true)
    expect(paid(s, mana("{U}"), what).manaSpent).toBe("W")
  })

  it("a painful land is used last, and hurts", () => {
    const s = table()
    const pain: ActivatedAbility = {
      ability: "activated",
      cost: [{ pay: "tap" }],
      effect: {
        do: "sequence",
        of: [
          { do: "addMana", mana: { mana: "{R}" } },
          { do: "loseLife", amount: 1 },
        ],
      },
    }
    const brush = place(s, 0, "battlefield", card({ name: "Brush", types: ["land"] }, [pain]))
    place(s, 0, "battlefield", land("Mountain"))
    const what = spell(place(s, 0, "hand", bear), 0)
    paid(s, mana("{R}"), what)
    expect(s.objects[brush]!.tapped).toBe(false)
    paid(s, mana("{R}"), what)
    expect(s.players[0].life).toBe(19)
  })
})

it("106.1a: of a color and the chosen one, either (Thriving Moor); another color isn't made", () => {
  const s = table()
  const moor = place(
    s,
    0,
    "battlefield",
    card({ name: "Moor", types: ["land"] }, [
      {
        ability: "activated",
        cost: [{ pay: "tap" }],
        effect: { do: "addMana", mana: { choice: ["{B}", "chosenColor"] } },
      },
    ]),
  )
  edit(s, moor).memory = { chosen: { color: "G" } }
  const asked = spell(place(s, 0, "hand", bear), 0)
  expect(["{B}", "{G}", "{W}"].map((one) => payable(s, mana(one), asked))).toEqual([true, true, false])
})
