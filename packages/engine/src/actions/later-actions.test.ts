import { describe, expect, it } from "vitest"
import { bolt, CREATURE, act as cast, lands } from "../casting/testing/table.ts"
import { characteristics } from "../characteristics/query.ts"
import { run } from "../interpreter/testing/run.ts"
import type { Ability } from "../language/ability.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { Filter } from "../language/filter.ts"
import type { State } from "../state/state.ts"
import { card, creature, names, put, resolveAll, settle, table } from "../testing/table.ts"

const SELF = { sel: "self" } as const
const act = (action: string, count?: number): Effect => ({
  do: "action",
  action,
  what: SELF,
  ...(count !== undefined && { count }),
})
const mayForLife = (effect: Effect): Effect => ({ do: "may", effect, then: { do: "gainLife", amount: 3 } })
const FOOD = card({ name: "Snack", types: ["artifact"], subtypes: ["Food"] })
const onAction = (action: string): Ability => ({
  ability: "triggered",
  when: { on: "action", action, player: { who: "you" } },
  effect: { do: "nothing" },
})
const watcher = (action: string) =>
  card({ name: "Watcher", types: ["enchantment"], abilities: [onAction(action)] })
const life = (s: State) => s.players[0].life

describe("keyword actions of later sets", () => {
  it("701.61a: to forage is to exile three cards from the graveyard or to sacrifice a Food; without either it is not done", () => {
    const s = table()
    put(s, 0, watcher("forage"))
    run(s, mayForLife(act("forage")))
    expect([life(s), s.waiting.length]).toEqual([20, 0])
    for (const _ of [1, 2, 3]) put(s, 0, creature("Elf"), "graveyard")
    run(s, mayForLife(act("forage")), {}, [1])
    expect([life(s), s.exile.length, s.waiting.length]).toEqual([23, 3, 1])
    put(s, 0, FOOD)
    run(s, mayForLife(act("forage")), {}, [1])
    expect([life(s), names(s, s.players[0].graveyard)]).toEqual([26, ["Snack"]])
  })

  it("701.59b: nobody chooses to collect evidence without enough there", () => {
    const s = table()
    put(s, 0, creature("Elf"), "graveyard")
    expect(run(s, mayForLife(act("collectEvidence", 4))).asked).toEqual([])
    expect(life(s)).toBe(20)
  })

  it("701.63a: to endure is to put the counters on it or to create a Spirit of that size", () => {
    const s = table()
    const trekker = put(s, 0, creature())
    run(s, act("endure", 2), { source: trekker }, [[0]])
    expect([s.objects[trekker]!.counters, s.battlefield.length]).toEqual([{ "+1/+1": 2 }, 1])
    run(s, act("endure", 3), { source: trekker }, [[1]])
    expect(s.objects[trekker]!.counters).toEqual({ "+1/+1": 2 })
    expect(characteristics(s, s.battlefield[1])).toMatchObject({
      power: 3,
      toughness: 3,
      subtypes: ["Spirit"],
    })
  })

  it("701.63b: who endures 0 gets neither", () => {
    const s = table()
    const trekker = put(s, 0, creature())
    expect(run(s, act("endure", 0), { source: trekker }).asked).toEqual([])
    expect([s.objects[trekker]!.counters, s.battlefield.length]).toEqual([null, 1])
  })

  it("701.64a, 702.186b: an ability of what is harnessed is there from then on", () => {
    const s = table()
    const harnessed = { if: "is", of: SELF, filter: { is: "designation", of: "harnessed" } } as const
    const flies: Ability = {
      ability: "static",
      condition: harnessed,
      effects: [
        {
          static: "modify",
          what: SELF,
          changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "flying" }] }],
        },
      ],
    }
    const gem = put(s, 0, creature("Gem", 1, 1, [flies]))
    expect(characteristics(s, gem).abilities.length).toBe(1)
    run(s, act("harness"), { source: gem })
    expect(characteristics(s, gem).abilities.length).toBe(2)
  })

  it("701.65b: who airbends is seen to have, once something was exiled", () => {
    const s = table()
    put(s, 0, watcher("airbend"))
    const bird = put(s, 0, creature("Bird"))
    run(s, act("airbend"), { source: bird })
    expect([names(s, s.exile), s.waiting.length]).toEqual([["Bird"], 1])
  })

  it("701.65b: nothing was exiled, so nobody airbent", () => {
    const s = table()
    put(s, 0, watcher("airbend"))
    run(s, { do: "action", action: "airbend", what: { sel: "bound", name: "nothing" } })
    expect(s.waiting).toEqual([])
  })

  it("701.68b: nobody chooses to blight without a creature that counters can be put on", () => {
    const s = table()
    expect(run(s, mayForLife(act("blight", 1))).asked).toEqual([])
    expect(life(s)).toBe(20)
    const elf = put(s, 0, creature("Elf", 3, 3))
    run(s, mayForLife(act("blight", 1)), {}, [1])
    expect([life(s), s.objects[elf]!.counters]).toEqual([23, { "-1/-1": 1 }])
  })

  it("701.68c: the blighted creature is the one that was chosen", () => {
    const s = table()
    put(s, 0, creature("Elf", 3, 3))
    const giant = put(s, 0, creature("Giant", 5, 5))
    const blights: Effect = { do: "action", action: "blight", count: 1, bind: "blighted" }
    const grow: Effect = { do: "addCounters", kind: "stun", count: 1, on: { sel: "bound", name: "blighted" } }
    run(s, { do: "sequence", of: [blights, grow] }, {}, [[1]])
    expect(s.objects[giant]!.counters).toEqual({ "-1/-1": 1, stun: 1 })
  })

  it("701.68d: who was told to blight has, also without a creature", () => {
    const s = table()
    put(s, 0, watcher("blight"))
    run(s, act("blight", 1))
    expect(s.waiting.length).toBe(1)
  })

  it("701.68d: who pays a cost by blighting has (Auntie Ool's ward)", () => {
    const s = table()
    const yours: Filter = { is: "controlledBy", player: { who: "you" } }
    const creatures: Filter = { is: "and", of: [CREATURE, yours] }
    const blight = { pay: "addCounters", kind: "-1/-1", count: 2, on: creatures, acted: "blight" } as const
    put(s, 1, creature("Ool", 4, 4, [{ ability: "keyword", keyword: "ward", cost: [blight] }]))
    put(s, 0, watcher("blight"))
    const elf = put(s, 0, creature("Elf", 3, 3))
    lands(s, 0, "Mountain")
    put(s, 0, bolt(), "hand")
    cast(s, "cast Bolt", [[0]])
    settle(s)
    resolveAll(s, 1)
    expect([s.objects[elf]!.counters, s.waiting.length]).toEqual([{ "-1/-1": 2 }, 1])
  })

  it("701.15d: the same player goading a creature again changes nothing", () => {
    const s = table()
    const elf = put(s, 0, creature("Elf"))
    for (const _ of [1, 2]) run(s, act("goad"), { source: elf, you: 1 })
    expect(s.objects[elf]!.memory?.goadedBy).toEqual([1])
  })

  it("701.43c: what isn't on the battlefield isn't exerted", () => {
    const s = table()
    const elf = put(s, 0, creature("Elf"), "graveyard")
    run(s, { do: "action", action: "exert", what: SELF }, { source: elf })
    expect([s.effects, s.events.filter(({ kind }) => kind === "exerts")]).toEqual([[], []])
  })

  it("701.47d: amass without a type is amass Zombies", () => {
    const s = table()
    run(s, act("amass", 2))
    expect(characteristics(s, s.battlefield[0]).subtypes).toEqual(["Zombie", "Army"])
  })

  it("701.47c: the Army that was chosen is the amassed one, though it gets no counter", () => {
    const s = table()
    run(s, act("amass", 2))
    const army = s.battlefield[0]
    const amasses: Effect = { do: "action", action: "amass", count: 0, text: "Orc", bind: "army" }
    const grow: Effect = { do: "addCounters", kind: "stun", count: 1, on: { sel: "bound", name: "army" } }
    run(s, { do: "sequence", of: [amasses, grow] })
    expect(s.objects[army]!.counters).toEqual({ "+1/+1": 2, stun: 1 })
  })
})
