import { describe, expect, it } from "vitest"
import {
  act,
  card,
  creature,
  instant,
  lands,
  options,
  put,
  resolve,
  table,
} from "../casting/testing/table.ts"
import type { Ability } from "../language/ability.ts"
import { editPlayer } from "../state/writing/edit.ts"

const spell = (name: string, cost: string) => instant(name, cost, { effect: { do: "nothing" } })

describe("601.2b, 107.4f: Phyrexian mana", () => {
  it("for each symbol the player says whether life or mana is paid", () => {
    const s = table()
    put(s, 0, spell("Bolt", "{1}{R/P}{R/P}"), "hand")
    lands(s, 0, "Mountain", "Mountain", "Mountain")
    const { asked } = act(s, "cast Bolt", [1, 0])
    expect(asked.map((d) => d.purpose)).toEqual(["phyrexian", "phyrexian"])
    expect([s.players[0].life, s.battlefield.filter((id) => s.objects[id]!.tapped).length]).toEqual([18, 2])
  })

  it("what can be paid in one way only is no question", () => {
    const s = table()
    put(s, 0, spell("Bolt", "{1}{R/P}"), "hand")
    lands(s, 0, "Island")
    expect(act(s, "cast Bolt").asked).toEqual([])
    expect(s.players[0].life).toBe(18)
    put(s, 0, spell("Shock", "{R/P}"), "hand")
    lands(s, 0, "Mountain")
    editPlayer(s, 0).life = 1
    expect(act(s, "cast Shock").asked).toEqual([])
    expect(s.players[0].life).toBe(1)
  })

  it("602.2b: the same for activation costs", () => {
    const s = table()
    const ability: Ability = {
      ability: "activated",
      cost: [{ pay: "mana", mana: "{G/P}" }],
      effect: { do: "gainLife", amount: 1 },
    }
    put(s, 0, creature("Elf", 1, 1, [ability]))
    lands(s, 0, "Forest")
    expect(act(s, "activate Elf 0", [1]).asked.map((d) => d.rule)).toEqual(["601.2b"])
    expect(s.players[0].life).toBe(18)
  })

  it("702.150a: a compleated planeswalker has two counters fewer for each symbol paid with life", () => {
    for (const [life, loyalty] of [
      [1, 3],
      [0, 5],
    ]) {
      const s = table()
      lands(s, 0, "Forest", "Forest")
      put(
        s,
        0,
        card({
          name: "Walker",
          types: ["planeswalker"],
          cost: "{1}{G/P}",
          loyalty: 5,
          abilities: [{ ability: "keyword", keyword: "compleated" }],
        }),
        "hand",
      )
      act(s, options(s)[0], [life])
      resolve(s)
      expect(s.objects[s.battlefield.at(-1)!]!.counters).toEqual({ loyalty })
    }
  })
})
