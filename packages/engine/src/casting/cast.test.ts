import { describe, expect, it } from "vitest"
import { writable } from "../state/writing/edit.ts"
import {
  act,
  bolt,
  CREATURE,
  card,
  creature,
  instant,
  lands,
  options,
  put,
  resolve,
  table,
  top,
} from "./testing/table.ts"

describe("601.2 casting spells", () => {
  it("117.1a: an instant at any time, a creature only in the own main phase with an empty stack", () => {
    const s = table()
    lands(s, 0, "Mountain", "Forest")
    put(s, 0, bolt(), "hand")
    put(s, 0, creature("Bear"), "hand")
    put(s, 1, creature("Wall"))
    expect(options(s)).toEqual(["cast Bolt", "cast Bear"])
    writable(s).turn = { ...s.turn, step: "upkeep", phase: "beginning" }
    expect(options(s)).toEqual(["cast Bolt"])
    writable(s).turn = { ...s.turn, step: "precombatMain", phase: "precombatMain", active: 1 }
    expect(options(s)).toEqual(["cast Bolt"])
  })

  it("601.2a to i: a spell goes onto the stack, is paid for, becomes cast, and targets", () => {
    const s = table()
    const [mountain] = lands(s, 0, "Mountain")
    put(s, 0, bolt(), "hand")
    const wall = put(s, 1, creature("Wall", 0, 3))
    expect(act(s, "cast Bolt", [[0]]).illegal).toBeNull()
    expect(s.players[0].hand).toEqual([])
    expect(top(s)).toMatchObject({
      controller: 0,
      stack: { kind: "spell", targets: [[wall]] },
      memory: { castFrom: "hand", castBy: 0, manaSpent: "R" },
    })
    expect(s.objects[mountain]!.tapped).toBe(true)
    expect(
      s.events.filter((e) => e.kind === "cast" || e.kind === "targeted").map((e) => [e.kind, e.other]),
    ).toEqual([
      ["cast", 0],
      ["targeted", wall],
    ])
    resolve(s)
    expect(s.objects[wall]!.damage).toBe(3)
  })

  it("601.2c: no legal target, no spell", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(s, 0, bolt(), "hand")
    expect(options(s)).toEqual([])
  })

  it("702.11b, 702.18a: hexproof stops opponents, shroud everybody", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(s, 0, bolt(), "hand")
    put(s, 1, creature("Sly", 1, 1, [{ ability: "keyword", keyword: "hexproof" }]))
    put(s, 0, creature("Ghost", 1, 1, [{ ability: "keyword", keyword: "shroud" }]))
    expect(options(s)).toEqual([])
    put(s, 0, creature("Own", 1, 1, [{ ability: "keyword", keyword: "hexproof" }]))
    expect(options(s)).toEqual(["cast Bolt"])
  })

  it("115.3: the same target not twice for one instance of the word", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(
      s,
      0,
      instant("Split", "{R}", {
        targets: [{ filter: CREATURE, min: 2, max: 2 }],
        effect: { do: "destroy", what: { sel: "target", slot: 0 } },
      }),
      "hand",
    )
    put(s, 1, creature("One"))
    expect(options(s)).toEqual([])
    put(s, 1, creature("Two"))
    expect(options(s)).toEqual(["cast Split"])
  })

  it("601.2c: another target leaves the second slot something to choose", () => {
    const s = table()
    lands(s, 0, "Mountain")
    const green = { is: "color" as const, color: "G" as const }
    put(
      s,
      0,
      instant("Duel", "{R}", {
        targets: [{ filter: CREATURE }, { filter: { is: "and", of: [CREATURE, green] }, otherThan: [0] }],
        effect: { do: "nothing" },
      }),
      "hand",
    )
    const gray = put(s, 1, card({ name: "Gray", cost: "{2}", power: 1, toughness: 1 }))
    put(s, 1, creature("Green"))
    const { asked } = act(s, "cast Duel", [[0], [0]])
    expect(asked[0]).toMatchObject({ kind: "choose", options: [gray] })
  })

  it("601.2d: an amount is divided with at least one for each target", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(
      s,
      0,
      instant("Arc", "{R}", {
        targets: [{ filter: CREATURE, min: 1, max: 3, divide: 3 }],
        effect: { do: "damage", amount: 3, to: { sel: "target", slot: 0 }, divided: true },
      }),
      "hand",
    )
    const a = put(s, 1, creature("A", 3, 4))
    const b = put(s, 1, creature("B", 3, 4))
    act(s, "cast Arc", [
      [0, 1],
      [2, 1],
    ])
    resolve(s)
    expect([s.objects[a]!.damage, s.objects[b]!.damage]).toEqual([2, 1])
  })

  it("601.2b: X is announced as far as it can be paid, and targets are looked for with it", () => {
    const s = table()
    lands(s, 0, "Mountain", "Mountain", "Mountain")
    const small = { is: "manaValue" as const, op: "=" as const, than: { n: "x" as const } }
    put(
      s,
      0,
      instant("Fit", "{X}{R}", {
        targets: [{ filter: { is: "and", of: [CREATURE, small] } }],
        effect: { do: "destroy", what: { sel: "target", slot: 0 } },
      }),
      "hand",
    )
    expect(options(s)).toEqual([])
    const bear = put(s, 1, creature("Bear"))
    expect(act(s, "cast Fit", [[0]]).illegal).toBeNull()
    expect(top(s).stack).toMatchObject({ x: 2, targets: [[bear]] })
  })

  it("601.2h: a spell is offered exactly when its costs can be paid", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(s, 0, creature("Bear"), "hand")
    expect(options(s)).toEqual([])
    lands(s, 0, "Mountain")
    expect(options(s)).toEqual([])
    lands(s, 0, "Forest")
    expect(options(s)).toEqual(["cast Bear"])
  })

  it("601.3: what can't be cast is not offered", () => {
    const s = table()
    lands(s, 0, "Forest", "Forest", "Mountain")
    put(s, 0, creature("Bear"), "hand")
    put(s, 0, instant("Shout", "{R}", { effect: { do: "gainLife", amount: 1 } }), "hand")
    put(
      s,
      1,
      creature("Judge", 2, 2, [
        {
          ability: "static",
          effects: [{ static: "cantCast", who: { who: "opponents" }, spells: { is: "not", of: CREATURE } }],
        },
      ]),
    )
    expect(options(s)).toEqual(["cast Bear"])
  })

  it("303.4a: an Aura spell targets what it can enchant", () => {
    const s = table()
    lands(s, 0, "Plains")
    put(
      s,
      0,
      card({
        name: "Cloak",
        cost: "{W}",
        types: ["enchantment"],
        subtypes: ["Aura"],
        abilities: [{ ability: "keyword", keyword: "enchant", filter: CREATURE }],
      }),
      "hand",
    )
    expect(options(s)).toEqual([])
    const bear = put(s, 1, creature("Bear"))
    act(s, "cast Cloak", [[0]])
    resolve(s)
    expect(s.objects[s.battlefield.at(-1)!]!.attachedTo).toBe(bear)
  })

  it("702.61a: nothing is cast or activated in response to split second", () => {
    const s = table()
    lands(s, 0, "Mountain", "Mountain")
    put(s, 0, bolt("Sudden", "{R}", [{ ability: "keyword", keyword: "splitSecond" }]), "hand")
    put(s, 0, bolt(), "hand")
    put(s, 1, creature("Bear"))
    act(s, "cast Sudden", [[0]])
    expect(options(s)).toEqual([])
  })
})
