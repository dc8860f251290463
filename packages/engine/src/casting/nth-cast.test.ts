import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { hasKeyword } from "../characteristics/query.ts"
import { execute } from "../events/interpreter-port.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { Filter } from "../language/filter.ts"
import { act, card, creature, instant, lands, put, resolve, table, top } from "./testing/table.ts"

const nothing: Effect = { do: "nothing" }
const spark = (name: string) => instant(name, "{R}", { effect: nothing })
const second: Filter = { is: "nthCast", nth: 2, by: { who: "you" } }

describe("601.2i which of the turn's spells a spell is", () => {
  it("is counted among a player's casts, and is known of the permanent that it becomes (400.7d)", () => {
    const s = table()
    lands(s, 0, "Mountain", "Forest", "Forest")
    put(s, 0, spark("One"), "hand")
    put(s, 0, creature("Bear"), "hand")
    act(s, "cast One")
    resolve(s)
    act(s, "cast Bear")
    expect([
      matchesFilter(s, second, top(s).id, contextOf(0, 0)),
      matchesFilter(s, second, top(s).id, contextOf(0, 1)),
    ]).toEqual([true, false])
    resolve(s)
    expect(matchesFilter(s, second, s.battlefield.at(-1)!, contextOf(0, 0))).toBe(true)
  })

  it("601.2f: the next spell is asked for before it has been cast, and the one after it is another", () => {
    const s = table()
    lands(s, 0, "Mountain")
    put(s, 0, instant("Costly", "{2}{R}", { effect: nothing }), "hand")
    put(s, 0, instant("Other", "{2}", { effect: nothing }), "hand")
    const next: Filter = { is: "nthCast", nth: "next", by: { who: "you" } }
    execute(
      s,
      { do: "rule", effects: [{ static: "cost", spells: next, less: "{2}" }], duration: "endOfTurn" },
      contextOf(0, 0),
    )
    act(s, "cast Costly")
    resolve(s)
    expect(() => act(s, "cast Other")).toThrow()
  })

  it("702.51a: a spell still to come is given convoke, though it was not there as the effect began (611.2c)", () => {
    const s = table()
    put(s, 0, creature("Elf", 1, 1, [], { colors: ["R"] }))
    put(s, 0, spark("One"), "hand")
    execute(
      s,
      {
        do: "rule",
        effects: [
          {
            static: "modify",
            what: { sel: "all", filter: { is: "nthCast", nth: "next", by: { who: "you" } }, zone: "stack" },
            changes: [{ change: "addAbilities", abilities: [{ ability: "keyword", keyword: "storm" }] }],
          },
        ],
        duration: "endOfTurn",
      },
      contextOf(0, 0),
    )
    lands(s, 0, "Mountain", "Mountain")
    act(s, "cast One")
    expect(hasKeyword(s, top(s).id, "storm")).toBe(true)
  })

  it("a name cast earlier in the game is remembered where a card asks for it", () => {
    const s = table()
    const again: Effect = {
      do: "if",
      condition: {
        if: "compare",
        left: { n: "castThisGame", by: { who: "you" }, named: { sel: "self" } },
        op: ">=",
        right: 2,
      },
      then: { do: "gainLife", amount: 7 },
    }
    lands(s, 0, "Mountain", "Mountain")
    for (const _ of [1, 2]) put(s, 0, instant("Dawn", "{R}", { effect: again }), "hand")
    for (const life of [20, 27]) {
      act(s, "cast Dawn")
      resolve(s)
      expect(s.players[0].life).toBe(life)
    }
  })
})

describe("106.6 what mana does for the spell that it was spent on", () => {
  it("a creature spell enters with a counter (614.1c), by an ability that it has on the stack", () => {
    const s = table()
    const counters = [{ kind: "+1/+1", count: 1 }] as const
    const rider = {
      when: { is: "type", type: "creature" },
      effect: {
        do: "change",
        what: { sel: "bound", name: "it" },
        changes: [
          {
            change: "addAbilities",
            abilities: [{ ability: "static", effects: [{ static: "enters", what: "self", counters }] }],
          },
        ],
        duration: "permanent",
      },
    } as const
    const orb = card({
      name: "Orb",
      types: ["artifact"],
      abilities: [
        {
          ability: "activated",
          cost: [{ pay: "tap" }],
          effect: { do: "addMana", mana: { mana: "{G}", rider } },
        },
      ],
    })
    put(s, 0, orb)
    put(s, 0, creature("Cub", 1, 1, [], { cost: "{G}" }), "hand")
    act(s, "cast Cub")
    resolve(s)
    expect(s.objects[s.battlefield.at(-1)!]!.counters).toEqual({ "+1/+1": 1 })
  })
})
