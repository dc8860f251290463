import { describe, expect, it } from "vitest"
import { act, bolt, creature, instant, lands, names, put, resolve, table } from "../casting/testing/table.ts"
import { move } from "../events/moving/move.ts"
import type { Ability } from "../language/ability.ts"

const ARCANE = { is: "subtype", subtype: "Arcane" } as const
const spliceOnto: Ability = {
  ability: "keyword",
  keyword: "splice",
  filter: ARCANE,
  cost: [{ pay: "mana", mana: "{R}" }],
}
const ray = instant("Ray", "{1}{R}", { effect: { do: "gainLife", amount: 2 } }, [spliceOnto], {
  subtypes: ["Arcane"],
})
const hook = bolt("Hook", "{1}{R}", [spliceOnto])

describe("702.47 splice", () => {
  it("702.47a: the spell gains the text of the revealed card for the splice cost; the card stays in the hand", () => {
    const s = table()
    lands(s, 0, "Mountain", "Mountain", "Mountain")
    put(s, 0, ray, "hand")
    put(s, 0, hook, "hand")
    const bear = put(s, 1, creature())
    const { asked } = act(s, "cast Ray", [[0], [0]])
    expect(asked.map((d) => d.purpose)).toEqual(["splice", "target"])
    resolve(s)
    expect(s.players[0].life).toBe(22)
    expect([names(s, s.players[0].hand), s.objects[bear]!.damage]).toEqual([["Hook"], 3])
  })

  it("702.47b: not without the targets it asks for, nor onto a spell of another quality", () => {
    const s = table()
    lands(s, 0, "Mountain", "Mountain", "Mountain")
    put(s, 0, ray, "hand")
    put(s, 0, hook, "hand")
    expect(act(s, "cast Ray").asked).toEqual([])
    resolve(s)
    const t = table()
    lands(t, 0, "Mountain", "Mountain", "Mountain")
    put(t, 0, hook, "hand")
    put(t, 0, ray, "hand")
    put(t, 1, creature())
    expect(act(t, "cast Hook", [[0]]).asked.map((d) => d.purpose)).toEqual(["target"])
  })

  it("702.47d, 608.2b: with its only target gone it does not resolve, whatever else it says", () => {
    const s = table()
    lands(s, 0, "Mountain", "Mountain", "Mountain")
    put(s, 0, ray, "hand")
    put(s, 0, hook, "hand")
    const bear = put(s, 1, creature())
    act(s, "cast Ray", [[0], [0]])
    move(s, { id: bear, to: "hand", rule: "400.7" })
    resolve(s)
    expect([s.players[0].life, names(s, s.players[0].graveyard)]).toEqual([20, ["Ray"]])
  })
})
