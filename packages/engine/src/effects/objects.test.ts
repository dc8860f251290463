import { describe, expect, it } from "vitest"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { attach } from "../events/attach.ts"
import { destroy } from "../events/destroy.ts"
import type { Effect } from "../language/effect.ts"
import type { Selector } from "../language/selector.ts"
import { playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { card, creature, names, put, run, table } from "./testing/table.ts"

const target: Selector = { sel: "target", slot: 0 }
const creatures: Selector = { sel: "all", filter: { is: "type", type: "creature" } }

const spell = (s: State) => put(s, 0, card({ name: "Bolt", types: ["instant"] }), "stack")

describe("damage (120) and fighting (701.14)", () => {
  it("120.4: damage to several is dealt at once", () => {
    const s = table()
    const [a, b] = [put(s, 0, creature()), put(s, 1, creature())]
    const context = run(s, { do: "damage", amount: 2, to: creatures, bind: "dealt" }, { source: spell(s) })
    expect([a, b].map((id) => s.objects[id]!.damage)).toEqual([2, 2])
    expect(context.bindings.dealt).toBe(4)
    expect(new Set(s.events.map((e) => e.batch)).size).toBe(1)
  })

  it("601.2d: a divided amount follows the shares announced", () => {
    const s = table()
    const bear = put(s, 1, creature())
    run(
      s,
      { do: "damage", amount: 3, to: target, divided: true },
      { source: spell(s), targets: [[bear, playerRef(1)]], divided: [[1, 2]] },
    )
    expect(s.objects[bear]!.damage).toBe(1)
    expect(s.players[1].life).toBe(18)
  })

  it("120.10: excess damage is what is beyond lethal damage", () => {
    const s = table()
    const bear = put(s, 1, creature())
    const { bindings } = run(
      s,
      { do: "damage", amount: 5, to: target, excess: "excess" },
      { source: spell(s), targets: [[bear]] },
    )
    expect(bindings.excess).toBe(3)
  })

  it("701.14a: fighting creatures deal damage to each other; 701.14b: not when one is gone", () => {
    const s = table()
    const [a, b] = [put(s, 0, creature("A", 3, 3)), put(s, 1, creature("B", 1, 4))]
    const fight: Effect = { do: "fight", a: target, b: { sel: "target", slot: 1 } }
    run(s, fight, { targets: [[a], [b]] })
    expect([a, b].map((id) => s.objects[id]!.damage)).toEqual([1, 3])
    destroy(s, [b], "701.8a")
    run(s, fight, { targets: [[a], [b]] })
    expect(s.objects[a]!.damage).toBe(1)
  })
})

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

  it("303.4f, g: an Aura put onto the battlefield enchants what its controller chooses, or stays where it is", () => {
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
    s.turn = {
      ...s.turn,
      step: "declareAttackers",
      phase: "combat",
      combat: {
        attacker: 0,
        declared: true,
        attackersDeclared: [],
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

describe("exile until the source leaves (610.3)", () => {
  const exile: Effect = { do: "exileUntil", what: target }

  it("610.3: the card returns at once when the source leaves", () => {
    const s = table()
    const ring = put(s, 0, card({ name: "Ring", types: ["enchantment"] }))
    const bear = put(s, 1, creature())
    run(s, exile, { source: ring, targets: [[bear]] })
    expect(names(s, s.exile)).toEqual(["Bear"])
    destroy(s, [ring], "701.8a")
    expect(s.exile).toEqual([])
    expect(names(s, s.battlefield)).toEqual(["Bear"])
    expect(controllerOf(s, s.battlefield[0])).toBe(1)
    expect(s.effects).toEqual([])
  })

  it("610.3b: nothing is exiled when the source has left already", () => {
    const s = table()
    const ring = put(s, 0, card({ name: "Ring", types: ["enchantment"] }))
    const bear = put(s, 1, creature())
    destroy(s, [ring], "701.8a")
    run(s, exile, { source: ring, targets: [[bear]] })
    expect(s.battlefield).toEqual([bear])
  })
})

describe("tokens (111)", () => {
  it("111.4: a token without a name is called by its subtypes", () => {
    const s = table()
    const { bindings } = run(s, {
      do: "createToken",
      count: 2,
      bind: "made",
      token: {
        face: { name: "", types: ["creature"], subtypes: ["Goblin"], colors: ["R"], power: 1, toughness: 1 },
      },
    })
    expect(names(s, s.battlefield)).toEqual(["Goblin Token", "Goblin Token"])
    expect(bindings.made).toEqual(s.battlefield)
    expect(s.events.filter((e) => e.kind === "token")).toHaveLength(2)
    expect(s.definitions).toHaveLength(1)
  })

  it("111.3: a size found as the token is created", () => {
    const s = table()
    run(
      s,
      {
        do: "createToken",
        token: {
          face: { name: "Ooze", types: ["creature"], colors: ["G"] },
          power: { n: "x" },
          toughness: { n: "x" },
        },
      },
      { x: 4 },
    )
    expect(characteristics(s, s.battlefield[0]).power).toBe(4)
  })

  it("614.1: an effect that doubles tokens", () => {
    const s = table()
    put(
      s,
      0,
      card({
        name: "Doubler",
        types: ["enchantment"],
        abilities: [
          {
            ability: "static",
            effects: [
              {
                static: "alter",
                event: { on: "token", by: { who: "you" } },
                alter: { to: "amount", amount: { n: "times", of: { n: "bound", name: "amount" }, by: 2 } },
              },
            ],
          },
        ],
      }),
    )
    run(s, { do: "createToken", token: { predefined: "treasure" } })
    expect(names(s, s.battlefield)).toEqual(["Doubler", "Treasure Token", "Treasure Token"])
  })

  it("303.4i: a Role token is not created when its creature is gone; else it enters attached", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "createToken", token: { role: "monster" }, attachTo: target }, { targets: [[bear]] })
    expect(characteristics(s, bear).power).toBe(3)
    run(s, { do: "createToken", token: { role: "monster" }, attachTo: target }, { targets: [[]] })
    expect(s.battlefield).toHaveLength(2)
  })
})

describe("copying permanents (707)", () => {
  it("707.2: a token copy has the copiable values only; 707.9: with exceptions", () => {
    const s = table()
    const bear = put(s, 1, creature("Bear", 2, 2), "battlefield", { counters: { "+1/+1": 1 } })
    run(
      s,
      {
        do: "createCopyToken",
        of: target,
        except: [
          { change: "addTypes", types: ["artifact"] },
          { change: "setPT", power: 4, toughness: 4 },
        ],
      },
      { targets: [[bear]] },
    )
    const copy = characteristics(s, s.battlefield[1])
    expect([copy.name, copy.power, copy.types === characteristics(s, bear).types]).toEqual(["Bear", 4, false])
    run(s, { do: "createCopyToken", of: target }, { targets: [[s.battlefield[1]]] })
    expect(characteristics(s, s.battlefield[2]).power).toBe(4)
  })

  it("708.2, 707.2: a copy of a face-down permanent is a 2/2 without a name", () => {
    const s = table()
    const hidden = put(s, 1, creature("Secret", 7, 7), "battlefield", { faceDown: true })
    run(s, { do: "createCopyToken", of: target }, { targets: [[hidden]] })
    const copy = characteristics(s, s.battlefield[1])
    expect([copy.name, copy.power, copy.colors]).toEqual(["", 2, 0])
  })

  it("707.4: a permanent becomes a copy for a while, and copies of it are copies of the same", () => {
    const s = table()
    const [clone, giant] = [put(s, 0, creature("Clone", 0, 1)), put(s, 1, creature("Giant", 8, 8))]
    run(
      s,
      { do: "becomeCopy", what: target, of: { sel: "target", slot: 1 }, duration: "endOfTurn" },
      { targets: [[clone], [giant]] },
    )
    expect(characteristics(s, clone).name).toBe("Giant")
    run(s, { do: "createCopyToken", of: target }, { targets: [[clone]] })
    expect(characteristics(s, s.battlefield[2]).name).toBe("Giant")
    s.effects = []
    s.derived = null
    expect(characteristics(s, clone).name).toBe("Clone")
  })
})

describe("continuous effects (611.2)", () => {
  it("611.2c, d: the set of objects and the numbers are fixed as the effect begins", () => {
    const s = table()
    const a = put(s, 0, creature("A"))
    run(s, {
      do: "change",
      what: creatures,
      duration: "endOfTurn",
      changes: [
        { change: "modifyPT", power: { n: "count", filter: { is: "type", type: "creature" } }, toughness: 0 },
      ],
    })
    const b = put(s, 0, creature("B"))
    expect([a, b].map((id) => characteristics(s, id).power)).toEqual([3, 2])
  })

  it("506.4, 302.6: a creature whose control changes leaves combat and is sick", () => {
    const s = table()
    const bear = put(s, 1, creature())
    run(
      s,
      {
        do: "change",
        what: target,
        duration: "endOfTurn",
        changes: [{ change: "control", player: { who: "you" } }],
      },
      { targets: [[bear]] },
    )
    expect(controllerOf(s, bear)).toBe(0)
    expect(s.objects[bear]!.sick).toBe(true)
    expect(s.events.map((e) => e.kind)).toContain("control")
  })

  it("701.12b: exchanging control of two permanents of different players", () => {
    const s = table()
    const [a, b] = [put(s, 0, creature("A")), put(s, 1, creature("B"))]
    run(s, { do: "exchangeControl", a: target, b: { sel: "target", slot: 1 } }, { targets: [[a], [b]] })
    expect([a, b].map((id) => controllerOf(s, id))).toEqual([1, 0])
  })
})

describe("counters (122)", () => {
  it("122.5: moving counters; 701.10e: doubling them", () => {
    const s = table()
    const a = put(s, 0, creature("A"), "battlefield", { counters: { "+1/+1": 2, charge: 1 } })
    const b = put(s, 0, creature("B"))
    run(
      s,
      { do: "moveCounters", count: "all", from: target, to: { sel: "target", slot: 1 } },
      { targets: [[a], [b]] },
    )
    expect([s.objects[a]!.counters, s.objects[b]!.counters]).toEqual([null, { "+1/+1": 2, charge: 1 }])
    run(s, { do: "doubleCounters", kind: "+1/+1", on: target }, { targets: [[b]] })
    expect(s.objects[b]!.counters).toEqual({ "+1/+1": 4, charge: 1 })
    run(s, { do: "removeCounters", count: 2, from: target }, { targets: [[b]] }, [[1], [0]])
    expect(Object.values(s.objects[b]!.counters!).reduce((x, y) => x + y)).toBe(3)
  })
})

describe("status of permanents", () => {
  it("701.19a: a regeneration shield saves once", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "regenerate", what: target }, { targets: [[bear]] })
    run(s, { do: "destroy", what: target }, { targets: [[bear]] })
    expect(s.objects[bear]!.tapped).toBe(true)
    run(s, { do: "destroy", what: target }, { targets: [[bear]] })
    expect(s.battlefield).toEqual([])
  })

  it("702.26b: an effect does not find what is phased out, wherever it would put it", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "phaseOut", what: target }, { targets: [[bear]] })
    run(s, { do: "move", what: target, to: "exile" }, { targets: [[bear]] })
    expect([s.objects[bear]?.zone, s.exile]).toEqual(["battlefield", []])
  })

  it("702.26g: what is attached phases out and in with its permanent", () => {
    const s = table()
    const bear = put(s, 0, creature())
    const sword = put(s, 0, card({ name: "Sword", types: ["artifact"], subtypes: ["Equipment"] }))
    attach(s, sword, bear)
    run(s, { do: "phaseOut", what: target }, { targets: [[bear]] })
    expect([bear, sword].map((id) => s.objects[id]!.phasedOut)).toEqual([1, 2])
    run(s, { do: "phaseIn", what: target }, { targets: [[bear]] })
    expect([bear, sword].map((id) => s.objects[id]!.phasedOut)).toEqual([0, 0])
  })

  const werewolf = card(
    { name: "Day" },
    {
      layout: "transform",
      faces: [
        { name: "Day", types: ["creature"], power: 1, toughness: 1 },
        { name: "Night", types: ["creature"], power: 3, toughness: 3 },
      ],
    },
  )

  it("701.27a: a double-faced permanent transforms; 701.27c: others do not", () => {
    const s = table()
    const [wolf, bear] = [put(s, 0, werewolf), put(s, 0, creature())]
    run(s, { do: "transform", what: creatures })
    expect(characteristics(s, wolf).name).toBe("Night")
    expect(characteristics(s, bear).name).toBe("Bear")
  })

  it("701.40a, 708.8: a manifested card is a 2/2, and itself when turned face up", () => {
    const s = table()
    put(s, 0, creature("Hydra", 6, 6), "library")
    run(s, { do: "manifest", what: { sel: "libraryTop", of: { who: "you" }, count: 1 } })
    const [id] = s.battlefield
    expect(characteristics(s, id).power).toBe(2)
    run(s, { do: "turnFaceUp", what: target }, { targets: [[id]] })
    expect(characteristics(s, id).power).toBe(6)
  })

  it("701.60c: a suspected creature has menace until it is suspected no more", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "designate", what: target, as: "suspected" }, { targets: [[bear]] })
    expect(characteristics(s, bear).flags).not.toBe(0)
    run(s, { do: "designate", what: target, as: "suspected", remove: true }, { targets: [[bear]] })
    expect(characteristics(s, bear).flags).toBe(0)
  })

  it("701.42a: melding two cards; 712.21: both leave", () => {
    const s = table()
    const [a, b] = [put(s, 0, creature("Left")), put(s, 0, creature("Right"))]
    put(s, 0, creature("Whole", 9, 9), "outside")
    run(s, { do: "meld", with: "Right", into: "Whole" }, { source: a })
    expect(b).toBeGreaterThan(a)
    expect(s.battlefield).toHaveLength(1)
    expect(characteristics(s, s.battlefield[0]).power).toBe(9)
    destroy(s, s.battlefield, "701.8a")
    expect(names(s, s.players[0].graveyard).toSorted()).toEqual(["Left", "Right"])
  })

  it("614.12a: choosing as it enters is remembered by the source", () => {
    const s = table()
    const bear = put(s, 0, creature())
    run(s, { do: "chooseForSource", what: "color" }, { source: bear }, [[2]])
    expect(s.objects[bear]!.memory?.chosen?.color).toBe("B")
  })
})
