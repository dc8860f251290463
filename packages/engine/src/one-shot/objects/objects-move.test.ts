import { describe, expect, it } from "vitest"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import { destroy } from "../../events/moving/destroy.ts"
import { target } from "../../interpreter/testing/objects.ts"
import { run } from "../../interpreter/testing/run.ts"
import { playerRef } from "../../state/ref.ts"
import { writable } from "../../state/writing/edit.ts"
import { card, creature, names, put, table } from "../../testing/table.ts"

describe("moving objects (400.7)", () => {
  it("400.7j: an effect finds what it exiled and returns it as a new object", () => {
    const s = table()
    const bear = put(s, 1, creature(), "battlefield", { damage: 1 })
    run(
      s,
      {
        do: "sequence",
        of: [
          { do: "move", what: target, to: "exile" },
          { do: "move", what: target, to: "battlefield" },
        ],
      },
      { targets: [[bear]] },
    )
    expect(s.battlefield).toHaveLength(1)
    expect(s.battlefield[0]).not.toBe(bear)
    expect(s.objects[s.battlefield[0]]!.damage).toBe(0)
  })

  it("400.7: an effect does not find a permanent that died before", () => {
    const s = table()
    const bear = put(s, 1, creature())
    const spell = put(s, 0, card({ name: "Recall", types: ["instant"] }), "stack")
    destroy(s, [bear], "701.8a")
    run(
      s,
      { do: "move", what: { sel: "bound", name: "it" }, to: "hand" },
      { context: { bindings: { it: [bear] }, stack: spell } },
    )
    expect(s.players[1].hand).toEqual([])
    expect(s.players[1].graveyard).toHaveLength(1)
  })

  it("400.7e: a dies trigger finds the card in the graveyard", () => {
    const s = table()
    const bear = put(s, 0, creature())
    destroy(s, [bear], "701.8a")
    const [dead] = s.players[0].graveyard
    run(
      s,
      {
        do: "move",
        what: { sel: "bound", name: "it" },
        to: "battlefield",
        tapped: true,
        counters: [{ kind: "+1/+1", count: 1 }],
      },
      { context: { bindings: { it: [bear], became: [dead] }, stack: 999 } },
    )
    const now = s.objects[s.battlefield[0]]!
    expect([now.tapped, now.counters]).toEqual([true, { "+1/+1": 1 }])
  })

  it("110.2a: a card put onto the battlefield under your control", () => {
    const s = table()
    const bear = put(s, 1, creature(), "graveyard")
    run(
      s,
      {
        do: "move",
        what: target,
        to: "battlefield",
        control: { who: "you" },
        with: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "haste" }] }],
      },
      { targets: [[bear]] },
    )
    const [id] = s.battlefield
    expect(controllerOf(s, id)).toBe(0)
    expect(s.objects[id]!.owner).toBe(1)
    expect(characteristics(s, id).abilities).toHaveLength(1)
  })

  it("401.4: the owner arranges cards put into a library together; the first is nearest to the top", () => {
    const s = table()
    const ids = ["A", "B", "C"].map((name) => put(s, 0, creature(name), "graveyard"))
    run(s, { do: "move", what: { sel: "target", slot: 0 }, to: "library" }, { targets: [ids] }, [[2, 0, 1]])
    expect(names(s, s.players[0].library.toReversed())).toEqual(["C", "A", "B"])
    const more = ["D", "E"].map((name) => put(s, 0, creature(name), "graveyard"))
    run(
      s,
      { do: "move", what: { sel: "target", slot: 0 }, to: "library", position: -1 },
      { targets: [more] },
      [[1, 0]],
    )
    expect(names(s, s.players[0].library.toReversed())).toEqual(["C", "A", "B", "E", "D"])
  })

  const aura = card({
    name: "Pacifism",
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [{ ability: "keyword", keyword: "enchant", filter: { is: "type", type: "creature" } }],
  })

  it("303.4f, 303.4g: an Aura put onto the battlefield enchants what its controller chooses, or stays where it is", () => {
    const s = table()
    const id = put(s, 0, aura, "graveyard")
    run(s, { do: "move", what: target, to: "battlefield" }, { targets: [[id]] })
    expect(s.players[0].graveyard).toEqual([id])
    const [, b] = [put(s, 0, creature("A")), put(s, 1, creature("B"))]
    run(s, { do: "move", what: target, to: "battlefield" }, { targets: [[id]] }, [[1]])
    expect(s.objects[s.battlefield[2]]!.attachedTo).toBe(b)
  })

  it("712.14a: a card that is not double-faced stays when it should enter transformed", () => {
    const s = table()
    const plain = put(s, 0, creature(), "graveyard")
    const wolf = put(
      s,
      0,
      card(
        { name: "Day" },
        {
          layout: "transform",
          faces: [
            { name: "Day", types: ["creature"] },
            { name: "Night", types: ["creature"], power: 3, toughness: 3 },
          ],
        },
      ),
      "graveyard",
    )
    run(s, { do: "move", what: target, to: "battlefield", transformed: true }, { targets: [[plain, wolf]] })
    expect(s.players[0].graveyard).toEqual([plain])
    expect(names(s, s.battlefield)).toEqual(["Night"])
  })

  it("508.4: a creature put onto the battlefield attacking", () => {
    const s = table()
    writable(s).turn = {
      ...s.turn,
      step: "declareAttackers",
      phase: "combat",
      combat: {
        attacker: 0,
        declared: true,
        attackersDeclared: [],
        attackersPut: false,
        blockersDeclared: false,
        struckFirst: null,
        count: 1,
        nextBand: 1,
      },
    }
    const bear = put(s, 0, creature(), "hand")
    run(
      s,
      { do: "move", what: target, to: "battlefield", tapped: true, attacking: { who: "opponents" } },
      { targets: [[bear]] },
    )
    expect(s.objects[s.battlefield[0]]!.combat?.attacking).toBe(playerRef(1))
  })
})
