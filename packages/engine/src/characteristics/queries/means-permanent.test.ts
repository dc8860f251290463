import { describe, expect, it } from "vitest"
import {
  act,
  bolt,
  CREATURE,
  creature,
  instant,
  lands,
  put,
  resolve,
  table,
} from "../../casting/testing/table.ts"
import type { Filter } from "../../language/filter.ts"
import type { State } from "../../state/state.ts"
import { card, settle, when } from "../../testing/table.ts"

const mine = (filter: Filter): Filter => ({
  is: "and",
  of: [filter, { is: "controlledBy", player: { who: "you" } }],
})

/** "Whenever you cast a spell that targets only a single …, …" (Loki, Vesuvan Duplimancy) */
function watching(s: State, filter: Filter, only = true): void {
  const spell: Filter = { is: "targets", filter, ...(only && { only, single: true }) }
  const cast = when({ on: "cast", spell, by: { who: "you" } }, { do: "gainLife", amount: 1 })
  put(s, 0, card({ name: "Duplimancy", types: ["enchantment"], abilities: [cast] }))
}

const raise = instant("Raise", "{R}", {
  targets: [{ filter: CREATURE, zone: "graveyard" }],
  effect: { do: "move", what: { sel: "target", slot: 0 }, to: "hand" },
})

/** "Target creature fights another target creature", as two targets that may be the same. */
const twice = instant("Twice", "{R}", {
  targets: [{ filter: CREATURE }, { filter: CREATURE }],
  effect: { do: "gainLife", amount: 1 },
})

const triggered = (s: State) => {
  settle(s)
  return s.stack.length - 1
}

describe.each([
  [CREATURE, true],
  [CREATURE, false],
  [{ is: "permanent" }, false],
] as const)("109.2: a spell that targets a creature or permanent (%j, only: %s)", (filter, only) => {
  it("targets a permanent", () => {
    const s = table()
    watching(s, mine(filter), only)
    lands(s, 0, "Mountain")
    put(s, 0, creature("Bear"))
    put(s, 0, bolt(), "hand")
    act(s, "cast Bolt", [[0]])
    expect(triggered(s)).toBe(1)
  })

  it("isn't one that targets a creature card or a creature spell", () => {
    const s = table()
    watching(s, filter, only)
    lands(s, 0, "Mountain", "Mountain")
    put(s, 0, creature("Bear"), "graveyard")
    put(s, 0, raise, "hand")
    act(s, "cast Raise", [[0]])
    expect(triggered(s)).toBe(0)
    resolve(s)
    put(s, 0, card({ name: "Wolf", cost: "{0}", types: ["creature"], power: 2, toughness: 2 }), "hand")
    const target: Filter = { is: "and", of: [{ is: "spell" }, CREATURE] }
    const counter = { do: "counter", what: { sel: "target", slot: 0 } } as const
    put(
      s,
      0,
      instant("Counter", "{R}", { targets: [{ filter: target, zone: "stack" }], effect: counter }),
      "hand",
    )
    act(s, "cast Wolf")
    act(s, "cast Counter", [[0]])
    settle(s)
    expect(s.stack).toHaveLength(2)
  })
})

describe("115.9c: a spell that targets only a single creature", () => {
  it.each([
    [[0, 0], 1],
    [[0, 1], 0],
  ])("may target it several times (targets %s)", (targets, count) => {
    const s = table()
    watching(s, CREATURE)
    lands(s, 0, "Mountain")
    for (const name of ["Bear", "Ox"]) put(s, 0, creature(name))
    put(s, 0, twice, "hand")
    act(
      s,
      "cast Twice",
      targets.map((i) => [i]),
    )
    expect(triggered(s)).toBe(count)
  })

  it("115.9a: but it has no single target then", () => {
    const s = table()
    const single: Filter = { is: "and", of: [{ is: "spell" }, { is: "targets", single: true }] }
    const bend = instant("Bend", "{R}", {
      targets: [{ filter: single, zone: "stack" }],
      effect: { do: "gainLife", amount: 1 },
    })
    lands(s, 0, "Mountain", "Mountain")
    put(s, 0, creature("Bear"))
    put(s, 0, twice, "hand")
    put(s, 0, bend, "hand")
    act(s, "cast Twice", [[0], [0]])
    expect(() => act(s, "cast Bend")).toThrow("is not among")
  })
})
