import { describe, expect, it } from "vitest"
import type { SpellAbility } from "../language/ability.ts"
import type { Selector } from "../language/selector.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit } from "../state/writing/edit.ts"
import "../wiring.ts"
import { card, creature, names, put, table } from "../testing/table.ts"
import { run } from "./testing/run.ts"

const target: Selector = { sel: "target", slot: 0 }
const bolt: SpellAbility = {
  ability: "spell",
  targets: [{ filter: { is: "type", type: "creature" }, players: { who: "players" } }],
  effect: { do: "damage", amount: 3, to: target },
}
const boltCard = card({ name: "Bolt", types: ["instant"], cost: "{R}", abilities: [bolt] })

function onStack(
  s: State,
  player: PlayerId,
  what = boltCard,
  targets: readonly (readonly Ref[])[] = [],
): ObjectId {
  const id = put(s, player, what, "stack")
  edit(s, id).stack = {
    kind: "spell",
    source: id,
    ability: null,
    index: -1,
    targets,
    divided: null,
    modes: null,
    x: 0,
    bindings: {},
  }
  edit(s, id).memory = { castFrom: "hand", castBy: player, paid: { kicker: 1 } }
  return id
}

describe("countering (701.6)", () => {
  it("701.6a: a countered spell goes to its owner's graveyard, or where the effect says", () => {
    const s = table()
    const [a, b] = [onStack(s, 1), onStack(s, 1)]
    run(s, { do: "counter", what: target, bind: "countered" }, { targets: [[a]] })
    run(s, { do: "counter", what: target, to: "exile" }, { targets: [[b]] })
    expect([names(s, s.players[1].graveyard), names(s, s.exile), s.stack]).toEqual([["Bolt"], ["Bolt"], []])
  })

  it("113.6g: a spell that can't be countered stays", () => {
    const s = table()
    const sure = card({
      name: "Sure",
      types: ["sorcery"],
      abilities: [
        { ability: "static", effects: [{ static: "cantBeCountered", spells: { is: "self" }, self: true }] },
      ],
    })
    const id = onStack(s, 1, sure)
    const { bindings } = run(s, { do: "counter", what: target, bind: "countered" }, { targets: [[id]] })
    expect(s.stack).toEqual([id])
    expect(bindings.countered).toEqual([])
  })

  it("118.12a: unless its controller pays", () => {
    const s = table()
    const id = onStack(s, 1)
    run(
      s,
      { do: "counter", what: target, unlessPays: [{ pay: "life", amount: 2 }] },
      { targets: [[id]] },
      [1],
    )
    expect(s.stack).toEqual([id])
    expect(s.players[1].life).toBe(18)
  })

  it("701.6a: a countered ability ceases to exist", () => {
    const s = table()
    const id = onStack(s, 1)
    Object.assign(s.objects[id]!, { kind: "ability", stack: { ...s.objects[id]!.stack!, kind: "activated" } })
    run(s, { do: "counter", what: target }, { targets: [[id]] })
    expect(s.objects[id]).toBeUndefined()
    expect(s.players[1].graveyard).toEqual([])
  })
})

describe("copying spells (707.10)", () => {
  it("707.10d: a copy for each creature that could be the target, in the order of the player's choice", () => {
    const s = table()
    const [zada, elf, owl] = ["Zada", "Elf", "Owl"].map((name) => put(s, 0, creature(name)))
    const shy = put(s, 0, creature("Shy", 1, 1, [{ ability: "keyword", keyword: "shroud" }]))
    const id = onStack(s, 0, boltCard, [[zada]])
    const others: Selector = {
      sel: "all",
      filter: { is: "and", of: [{ is: "other" }, { is: "type", type: "creature" }] },
    }
    const { asked } = run(
      s,
      { do: "copySpell", of: target, forEach: others },
      { source: zada, targets: [[id]] },
      [[1, 0]],
    )
    expect(asked[0]).toMatchObject({ kind: "order", options: [elf, owl] })
    expect(s.stack.map((o) => s.objects[o]!.stack!.targets)).toEqual([[[zada]], [[owl]], [[elf]]])
    expect(s.events.filter((e) => e.kind === "targeted").map((e) => e.other)).toEqual([owl, elf])
    expect(s.objects[shy]).toBeDefined()
  })

  it("707.10: a copy has the same choices, was not cast, and may get new targets (707.10c)", () => {
    const s = table()
    const bear = put(s, 1, creature())
    const id = onStack(s, 0, boltCard, [[playerRef(1)]])
    run(s, { do: "copySpell", of: target, count: 2, newTargets: true }, { targets: [[id]] }, [[1], []])
    const copies = s.stack.slice(1).map((copy) => s.objects[copy]!)
    expect(
      copies.map((copy) => [copy.kind, copy.stack!.targets, copy.memory?.castFrom, copy.memory?.paid]),
    ).toEqual([
      ["copy", [[bear]], undefined, { kicker: 1 }],
      ["copy", [[playerRef(1)]], undefined, { kicker: 1 }],
    ])
    expect(copies[0].stack!.source).toBe(copies[0].id)
    expect(s.events.filter((e) => e.kind === "copied")).toHaveLength(2)
  })
})

describe("changing targets (115.7)", () => {
  it("115.7a: to another legal target or not at all", () => {
    const s = table()
    const bear = put(s, 1, creature())
    const id = onStack(s, 1, boltCard, [[playerRef(0)]])
    run(s, { do: "chooseNewTargets", of: target, single: true }, { targets: [[id]] }, [[1]])
    expect(s.objects[id]!.stack!.targets).toEqual([[bear]])
    const land = put(s, 0, card({ name: "Rock", types: ["land"] }))
    run(
      s,
      { do: "chooseNewTargets", of: target, to: { sel: "target", slot: 1 } },
      { targets: [[id], [land]] },
    )
    expect(s.objects[id]!.stack!.targets).toEqual([[bear]])
  })
})

describe("casting and playing through effects", () => {
  it("608.2g: casts chosen cards without paying, one by one", () => {
    const s = table()
    const ids = [put(s, 0, boltCard, "exile"), put(s, 0, creature(), "exile")]
    run(
      s,
      { do: "cast", what: target, optional: true, filter: { is: "type", type: "instant" }, bind: "cast" },
      { targets: [ids] },
      [[0], [0]],
    )
    expect(names(s, s.stack)).toEqual(["Bolt"])
    expect(s.exile).toEqual([ids[1]])
  })

  it("707.12: casts a copy of a card", () => {
    const s = table()
    const id = put(s, 0, boltCard, "exile")
    const { bindings } = run(
      s,
      { do: "cast", what: target, copy: true, optional: true, bind: "cast" },
      { targets: [[id]] },
      [[0], [0]],
    )
    expect(bindings.cast).toEqual(s.stack)
    expect(s.stack.map((spell) => s.objects[spell]!.kind)).toEqual(["copy"])
    expect(s.exile).toContain(id)
  })

  it("305.2: plays a land only as one of the land plays of the turn", () => {
    const s = table()
    const lands = [0, 1].map(() => put(s, 0, card({ name: "Rock", types: ["land"] }), "exile"))
    run(s, { do: "cast", what: target, orPlayLand: true }, { targets: [lands] }, [[0]])
    expect(names(s, s.battlefield)).toEqual(["Rock"])
    expect(s.exile).toHaveLength(1)
  })

  it("611.2: a permission to play cards is an effect about these cards", () => {
    const s = table()
    const id = put(s, 0, boltCard, "exile")
    run(s, { do: "permitPlay", what: target, duration: "endOfTurn" }, { targets: [[id]] })
    const [effect] = s.effects
    expect(effect.statics[0]).toMatchObject({ static: "playFrom", zone: "exile" })
    expect(effect.bindings.permitted).toEqual([id])
  })
})
