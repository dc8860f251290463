import { describe, expect, it } from "vitest"
import { act, card, creature, instant, lands, options, put, table, top } from "../casting/testing/table.ts"
import type { Ability, StaticAbility } from "../language/ability.ts"
import type { State } from "../state/state.ts"
import { writable } from "../state/writing/edit.ts"

const spell = (name: string, cost: string) => instant(name, cost, { effect: { do: "nothing" } })
const cheaper: StaticAbility = {
  ability: "static",
  effects: [{ static: "cost", spells: { is: "any" }, less: "{1}" }],
}
const tapped = (s: State) => s.battlefield.filter((id) => s.objects[id]!.tapped).length

describe("601.2b, 107.4e: hybrid mana", () => {
  it("who pays by hand announces each symbol, and pays what he has announced", () => {
    const s = table()
    writable(s).players[0] = { ...s.players[0], paysByHand: true }
    lands(s, 0, "Plains", "Island")
    put(s, 0, spell("Charm", "{W/U}"), "hand")
    const { asked } = act(s, "cast Charm", [[1], [2], [0]])
    expect(asked.map((d) => [d.rule, "options" in d ? d.options : []])).toEqual([
      ["601.2b", [{ label: "{W}" }, { label: "{U}" }]],
      ["601.2g", expect.anything()],
      ["601.2g", expect.anything()],
    ])
    expect(s.objects[top(s).id]!.memory?.manaSpent).toBe("U")
  })

  it("a half that can't be paid is not offered; the other one is no question", () => {
    const s = table()
    writable(s).players[0] = { ...s.players[0], paysByHand: true }
    lands(s, 0, "Island", "Island")
    put(s, 0, spell("Charm", "{W/U}{2/R}"), "hand")
    expect(options(s)).toEqual([])
    lands(s, 0, "Island")
    expect(act(s, "cast Charm", [[1], [1], [1]]).asked.map((d) => d.rule)).toEqual([
      "601.2g",
      "601.2g",
      "601.2g",
    ])
  })

  it("an automatic payment announces what it takes and asks nothing", () => {
    const s = table()
    lands(s, 0, "Plains", "Island")
    put(s, 0, spell("Charm", "{W/U}{W/U}"), "hand")
    expect(act(s, "cast Charm").asked).toEqual([])
  })

  it("107.4e, 118.7a: a monocolored hybrid symbol announced as generic mana is reduced like it", () => {
    const s = table()
    lands(s, 0, "Island", "Island", "Island")
    put(s, 0, spell("Procession", "{2/W}{2/W}"), "hand")
    expect(options(s)).toEqual([])
    put(s, 0, card({ name: "Helm", types: ["artifact"], abilities: [cheaper] }))
    expect(options(s)).toEqual(["cast Procession"])
    act(s, "cast Procession")
    expect(tapped(s)).toBe(3)
  })

  it("602.2b: activation costs alike", () => {
    const s = table()
    writable(s).players[0] = { ...s.players[0], paysByHand: true }
    lands(s, 0, "Plains", "Island")
    const ability: Ability = {
      ability: "activated",
      cost: [{ pay: "mana", mana: "{W/U}" }],
      effect: { do: "gainLife", amount: 1 },
    }
    put(s, 0, creature("Sage", 1, 1, [ability]))
    const { asked } = act(s, "activate Sage 0", [[0], [1], [0]])
    expect(asked.map((d) => [d.rule, d.purpose])).toEqual([
      ["601.2b", "hybrid"],
      ["601.2g", expect.anything()],
      ["601.2g", expect.anything()],
    ])
  })
})
