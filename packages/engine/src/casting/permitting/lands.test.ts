import { describe, expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { execute } from "../../events/interpreter-port.ts"
import { discard } from "../../events/moving/discard.ts"
import { act, card, creature, options, put, table } from "../testing/table.ts"

const park = card({
  name: "Park",
  types: ["land"],
  abilities: [{ ability: "keyword", keyword: "mayhem" }],
})

describe("702.187c mayhem of a land", () => {
  it("it may be played from the graveyard in the turn in which it was discarded, as the land of that turn", () => {
    const s = table()
    put(s, 0, park, "graveyard")
    expect(options(s)).toEqual([])
    discard(s, [put(s, 0, park, "hand")], 0)
    expect(options(s)).toEqual(["play Park"])
    act(s, "play Park")
    expect(s.battlefield).toHaveLength(1)
    expect(options(s)).toEqual([])
  })
})

describe("305.4: lands put onto the battlefield aren't played", () => {
  it("what triggers on lands that enter without being played sees those alone", () => {
    const s = table()
    const when = {
      on: "moves",
      object: { is: "type", type: "land" },
      to: "battlefield",
      notCause: "play",
    } as const
    put(s, 0, creature("Gnome", 1, 1, [{ ability: "triggered", when, effect: { do: "draw", count: 1 } }]))
    put(s, 0, card({ name: "Wood", types: ["land"] }), "hand")
    act(s, "play Wood")
    expect(s.waiting).toHaveLength(0)
    const effect = { do: "move", what: { sel: "all", filter: { is: "card" }, zone: "graveyard" } } as const
    put(s, 0, park, "graveyard")
    execute(s, { ...effect, to: "battlefield" }, contextOf(0, 0))
    expect(s.waiting).toHaveLength(1)
  })
})
