import { describe, expect, it } from "vitest"
import { characteristics } from "../characteristics/query.ts"
import { dealDamage } from "../events/damage/damage.ts"
import { move } from "../events/moving/move.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Ability, TriggeredAbility } from "../language/ability.ts"
import type { EventPattern } from "../language/event.ts"
import { checkStateBasedActions } from "../sba/check.ts"
import { playerRef } from "../state/ref.ts"
import { writable } from "../state/writing/edit.ts"
import { card, creature, names, put, table } from "../testing/table.ts"

const LAND = card({ name: "Wood", types: ["land"] })
const SELF = { sel: "self" } as const

describe("keyword actions (701)", () => {
  it("701.44a: explore puts a land into the hand", () => {
    const s = table()
    const scout = put(s, 0, creature())
    put(s, 0, LAND, "library")
    run(s, { do: "action", action: "explore", what: SELF }, { source: scout })
    expect(names(s, s.players[0].hand)).toEqual(["Wood"])
    expect(s.objects[scout]!.counters).toBeNull()
  })

  it("701.44a, 701.44b: else a counter, and the card may go to the graveyard; then it has explored", () => {
    const s = table()
    const scout = put(s, 0, creature())
    put(s, 0, creature("Elf"), "library")
    run(s, { do: "action", action: "explore", what: SELF }, { source: scout }, [1])
    expect(names(s, s.players[0].graveyard)).toEqual(["Elf"])
    expect(s.objects[scout]!.counters).toEqual({ "+1/+1": 1 })
    expect(s.events.at(-1)).toMatchObject({ kind: "action", detail: "explore", object: scout })
  })

  it("701.44a: what waits for a nonland card to be explored sees the card that was revealed", () => {
    const s = table()
    const explores: EventPattern = {
      on: "action",
      action: "explore",
      card: { is: "not", of: { is: "type", type: "land" } },
    }
    const gain: Ability = { ability: "triggered", when: explores, effect: { do: "gainLife", amount: 1 } }
    const scout = put(s, 0, creature("Scout", 1, 1, [gain]))
    put(s, 0, creature("Elf"), "library")
    put(s, 0, LAND, "library")
    const explore = { do: "action", action: "explore", what: SELF } as const
    run(s, explore, { source: scout })
    expect(s.waiting).toEqual([])
    run(s, explore, { source: scout }, [0])
    expect(s.waiting.length).toBe(1)
  })

  it("614.5, 614.6: a permanent that explores twice instead does not do so again for each of them", () => {
    const s = table()
    const twice: Ability = {
      ability: "static",
      effects: [
        {
          static: "replace",
          event: { on: "action", action: "explore", object: { is: "type", type: "creature" } },
          with: {
            do: "sequence",
            of: [1, 2].map(() => ({ do: "action", action: "explore", what: { sel: "bound", name: "it" } })),
          },
        },
      ],
    }
    const scout = put(s, 0, creature())
    put(s, 0, card({ name: "Map Room", types: ["enchantment"], abilities: [twice] }))
    for (const _ of [1, 2, 3]) put(s, 0, LAND, "library")
    run(s, { do: "action", action: "explore", what: SELF }, { source: scout })
    expect(names(s, s.players[0].hand)).toEqual(["Wood", "Wood"])
  })

  it("701.50a, 701.50e: connive 2 counts the nonland cards discarded", () => {
    const s = table()
    const spy = put(s, 0, creature())
    for (const what of [LAND, creature("Elf")]) put(s, 0, what, "library")
    run(s, { do: "action", action: "connive", what: SELF, count: 2 }, { source: spy })
    expect(s.objects[spy]!.counters).toEqual({ "+1/+1": 1 })
  })

  it("701.47a: amass makes an Army, or grows the one there is", () => {
    const s = table()
    run(s, { do: "action", action: "amass", text: "Orc", count: 2 })
    run(s, { do: "action", action: "amass", text: "Zombie", count: 1 })
    expect(s.battlefield).toHaveLength(1)
    const c = characteristics(s, s.battlefield[0])
    expect([c.power, [...c.subtypes].sort()]).toEqual([3, ["Army", "Orc", "Zombie"]])
  })

  it("701.34a: proliferate gives one more of each kind", () => {
    const s = table()
    const bear = put(s, 0, creature(), "battlefield", { counters: { "+1/+1": 1, charge: 2 } })
    writable(s).players[1] = { ...s.players[1], counters: { poison: 1 } }
    run(s, { do: "action", action: "proliferate" }, {}, [[0, 1]])
    expect(s.objects[bear]!.counters).toEqual({ "+1/+1": 2, charge: 3 })
    expect(s.players[1].counters).toEqual({ poison: 2 })
  })

  it("701.37a, 701.46a: monstrosity and adapt do nothing the second time", () => {
    const s = table()
    const bear = put(s, 0, creature())
    for (let i = 0; i < 2; i++)
      run(s, { do: "action", action: "monstrosity", count: 3, what: SELF }, { source: bear })
    run(s, { do: "action", action: "adapt", count: 1, what: SELF }, { source: bear })
    expect(s.objects[bear]!.counters).toEqual({ "+1/+1": 3 })
  })

  it("701.39a: bolster chooses among those with the least toughness", () => {
    const s = table()
    put(s, 0, creature("Big", 3, 3))
    const small = put(s, 0, creature("Small", 1, 1))
    run(s, { do: "action", action: "bolster", count: 2 })
    expect(s.objects[small]!.counters).toEqual({ "+1/+1": 2 })
  })

  it("701.57a: what is not cast of a discovered card goes to the hand", () => {
    const s = table()
    for (const what of [creature("Bear"), LAND]) put(s, 0, what, "library")
    run(s, { do: "action", action: "discover", count: 3 }, {}, [[]])
    expect(names(s, s.players[0].hand)).toEqual(["Bear"])
    expect(names(s, s.players[0].library)).toEqual(["Wood"])
  })

  it("an action that nobody knows is refused", () => {
    expect(() => run(table(), { do: "action", action: "frobnicate" })).toThrow(
      'no keyword action is called "frobnicate"',
    )
  })
})

describe("designations (725, 726, 731)", () => {
  it("725.3, 725.2: combat damage to the monarch makes the creature's controller the monarch", () => {
    const s = table()
    const bear = put(s, 1, creature())
    run(s, { do: "becomeMonarch" })
    dealDamage(s, [{ source: bear, to: playerRef(0), amount: 2, combat: true }], "510.2")
    const [trigger] = s.waiting
    expect([trigger.controller, trigger.source]).toEqual([0, 0])
    run(s, trigger.ability.effect!, { you: 0, context: { bindings: trigger.bindings } })
    expect(s.monarch).toBe(1)
  })

  it("726.3, 726.2: taking the initiative ventures into Undercity", () => {
    const s = table()
    run(s, { do: "takeInitiative" })
    run(s, s.waiting[0].ability.effect!)
    expect(names(s, s.command)).toEqual(["Undercity"])
  })

  it("701.49a, 701.49b, 701.49c, 309.6, 701.49: through a dungeon to its end", () => {
    const s = table()
    run(s, { do: "venture" }, {}, [[0]])
    expect(s.waiting.map((w) => w.ability.effect?.do)).toEqual(["scry"])
    for (const room of [[0], [0]]) run(s, { do: "venture" }, {}, [room])
    run(s, { do: "venture" })
    writable(s).waiting = []
    checkStateBasedActions(s)
    expect([s.players[0].dungeons, s.command]).toEqual([["Lost Mine of Phandelver"], []])
  })

  it("701.54a, 701.54c: the Ring-bearer is legendary and can't be blocked by greater power", () => {
    const s = table()
    const frodo = put(s, 0, creature("Frodo", 1, 1))
    run(s, { do: "ringTempts" })
    expect(characteristics(s, frodo).supertypes).not.toBe(0)
    expect(names(s, s.command)).toEqual(["The Ring"])
  })

  it("702.145b, 702.145c, 702.145d: a daybound permanent brings the day; by night it shows its other face", () => {
    const s = table()
    const front = creature("Villager", 1, 1, [{ ability: "keyword", keyword: "daybound" }]).faces[0]
    const back = creature("Wolf", 4, 4, [{ ability: "keyword", keyword: "nightbound" }]).faces[0]
    const wolf = put(s, 0, { name: "Villager", layout: "transform", faces: [front, back] })
    checkStateBasedActions(s)
    expect(s.dayNight).toBe("day")
    run(s, { do: "setDayNight", to: "night" })
    expect(characteristics(s, wolf).name).toBe("Wolf")
  })

  it("702.131b: ten permanents and ascend give the city's blessing", () => {
    const s = table()
    put(s, 0, creature("Seer", 1, 1, [{ ability: "keyword", keyword: "ascend" }]))
    for (let i = 0; i < 9; i++) put(s, 0, LAND)
    checkStateBasedActions(s)
    expect(s.players[0].cityBlessing).toBe(true)
  })

  it("702.131b: the tenth permanent gives it at once, for what its own entering triggers (702.131d)", () => {
    const s = table()
    put(s, 0, creature("Seer", 1, 1, [{ ability: "keyword", keyword: "ascend" }]))
    for (let i = 0; i < 8; i++) put(s, 0, LAND)
    const blessed = { if: "cityBlessing", player: { who: "you" } } as const
    const herald: TriggeredAbility = {
      ability: "triggered",
      when: { on: "moves", object: { is: "self" }, to: "battlefield" },
      condition: blessed,
      effect: { do: "draw", count: 1 },
    }
    const id = put(s, 0, creature("Herald", 1, 1, [herald]), "hand")
    move(s, { id, to: "battlefield", rule: "608.3" })
    expect(s.players[0].cityBlessing).toBe(true)
    expect(s.waiting.length).toBe(1)
  })

  it("702.179d: speed goes up once each turn when an opponent loses life on your turn", () => {
    const s = table()
    run(s, { do: "setSpeed", by: 1 })
    for (let i = 0; i < 2; i++) run(s, { do: "loseLife", amount: 1, player: { who: "opponents" } })
    expect(s.waiting).toHaveLength(1)
  })
})
