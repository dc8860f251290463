import { describe, expect, it } from "vitest"
import { run } from "../../interpreter/testing/run.ts"
import { playerRef } from "../../state/ref.ts"
import { card, creature, put, table } from "../../testing/table.ts"
import { attach } from "../attach.ts"
import { dealDamage } from "./damage.ts"

const YOU = { who: "you" } as const
const ME = playerRef(0)
const CREATURES_YOU_CONTROL = {
  is: "and",
  of: [
    { is: "type", type: "creature" },
    { is: "controlledBy", player: YOU },
  ],
} as const

describe("614.9: damage is dealt to something else instead", () => {
  it("the next time a source would deal damage (Opal-Eye), all that it deals at that time is meant, and nothing later", () => {
    const s = table()
    const [quake, other] = [put(s, 1, creature("Quake")), put(s, 1, creature("Other"))]
    const [eye, bear] = [put(s, 0, creature("Eye", 1, 9)), put(s, 0, creature("Bear", 2, 5))]
    run(
      s,
      {
        do: "redirect",
        source: { sel: "target", slot: 0 },
        to: { sel: "target", slot: 1 },
        times: 1,
        duration: "endOfTurn",
      },
      { targets: [[quake], [eye]] },
    )
    dealDamage(
      s,
      [
        { source: quake, to: ME, amount: 2 },
        { source: quake, to: bear, amount: 2 },
        { source: quake, to: eye, amount: 2 },
        { source: other, to: bear, amount: 1 },
      ],
      "120",
    )
    expect([s.players[0].life, s.objects[bear]!.damage, s.objects[eye]!.damage]).toEqual([20, 1, 6])
    dealDamage(s, [{ source: quake, to: ME, amount: 3 }], "120")
    expect([s.players[0].life, s.effects.length]).toEqual([17, 0])
  })

  it("611.2c: you and permanents you control (Gideon's Sacrifice) are also those that come later", () => {
    const s = table()
    const [source, wall] = [put(s, 1, creature()), put(s, 0, creature("Wall", 0, 9))]
    run(
      s,
      {
        do: "redirect",
        from: {
          sel: "union",
          of: [
            { sel: "players", of: YOU },
            { sel: "all", filter: CREATURES_YOU_CONTROL },
          ],
        },
        to: { sel: "target", slot: 0 },
        duration: "endOfTurn",
      },
      { targets: [[wall]] },
    )
    const late = put(s, 0, creature("Late", 1, 5))
    for (const to of [ME, late]) dealDamage(s, [{ source, to, amount: 2 }], "120")
    dealDamage(s, [{ source: wall, to: source, amount: 1 }], "120")
    expect([s.players[0].life, s.objects[late]!.damage, s.objects[wall]!.damage]).toEqual([20, 0, 4])
    expect(s.objects[source]!.damage).toBe(1)
  })

  it("only combat damage is redirected where the text says so (Turn the Tables)", () => {
    const s = table()
    const [source, wall] = [put(s, 1, creature()), put(s, 1, creature("Wall", 0, 9))]
    run(
      s,
      {
        do: "redirect",
        from: { sel: "players", of: YOU },
        to: { sel: "target", slot: 0 },
        combat: true,
        duration: "endOfTurn",
      },
      { targets: [[wall]] },
    )
    dealDamage(s, [{ source, to: ME, amount: 2, combat: true }], "510.2")
    dealDamage(s, [{ source, to: ME, amount: 3 }], "120")
    expect([s.players[0].life, s.objects[wall]!.damage]).toEqual([17, 2])
  })

  it("to the controller of its source (Reflect Damage), who that is when it would be dealt", () => {
    const s = table()
    const source = put(s, 1, creature())
    run(s, {
      do: "redirect",
      to: { sel: "players", of: { who: "controllerOf", of: { sel: "bound", name: "source" } } },
      times: 1,
      duration: "endOfTurn",
    })
    dealDamage(s, [{ source, to: ME, amount: 4 }], "120")
    expect(s.players.map((p) => p.life)).toEqual([20, 16])
  })

  it("all that would be dealt to enchanted creature goes to that creature's controller (Treacherous Link)", () => {
    const s = table()
    const [source, bear] = [put(s, 0, creature()), put(s, 1, creature("Bear", 2, 2))]
    const link = card({
      name: "Link",
      types: ["enchantment"],
      subtypes: ["Aura"],
      abilities: [
        { ability: "keyword", keyword: "enchant", filter: { is: "type", type: "creature" } },
        {
          ability: "static",
          effects: [
            {
              static: "alter",
              event: { on: "damage", to: { is: "among", of: { sel: "attachedTo" } } },
              alter: {
                to: "recipient",
                selector: { sel: "players", of: { who: "controllerOf", of: { sel: "bound", name: "it" } } },
              },
            },
          ],
        },
      ],
    })
    attach(s, put(s, 0, link), bear)
    dealDamage(s, [{ source, to: bear, amount: 5 }], "120")
    expect([s.players.map((p) => p.life), s.objects[bear]!.damage]).toEqual([[20, 15], 0])
  })
})
