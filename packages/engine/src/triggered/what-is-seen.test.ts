import { describe, expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { execute } from "../events/interpreter-port.ts"
import { discard } from "../events/moving/discard.ts"
import type { Ability } from "../language/ability.ts"
import { edit } from "../state/writing/edit.ts"
import { creature, graveyard, put, table, when } from "../testing/table.ts"

describe("731.1 the first day of a game", () => {
  it("is no night becoming day; the night after it is", () => {
    const s = table()
    put(s, 0, creature("Guard", 1, 1, [when({ on: "dayNight" }, { do: "gainLife", amount: 1 })]))
    execute(s, { do: "setDayNight", to: "day" }, contextOf(0, 0))
    expect(s.waiting).toHaveLength(0)
    execute(s, { do: "setDayNight", to: "night" }, contextOf(0, 0))
    expect(s.waiting).toHaveLength(1)
  })
})

describe("701.9c a card that goes elsewhere when an opponent has it discarded", () => {
  const loyal: Ability = {
    ability: "static",
    effects: [
      {
        static: "alter",
        event: {
          on: "moves",
          object: { is: "self" },
          from: "hand",
          to: "graveyard",
          cause: "discard",
          source: { is: "controlledBy", player: { who: "opponents" } },
        },
        alter: { to: "zone", zone: "battlefield" },
        self: true,
      },
    ],
    zone: "hand",
  }

  it("enters when the cause is an opponent's, and is discarded to one's own", () => {
    for (const player of [0, 1]) {
      const s = table()
      const card = put(s, 0, creature("Smiter", 4, 4, [loyal]), "hand")
      const source = put(s, player, creature("Rack"))
      discard(s, [card], 0, "701.9a", source)
      expect([s.battlefield.length, graveyard(s, 0)]).toEqual(player === 1 ? [2, []] : [1, ["Smiter"]])
    }
  })
})

it("607.2a: of the cards exiled with something, the one exiled last", () => {
  const s = table()
  const source = put(s, 0, creature())
  const [a, b] = [put(s, 0, creature("A"), "exile"), put(s, 0, creature("B"), "exile")]
  edit(s, source).memory = { linked: { "": [a, b] } }
  const last = { is: "exiledWith", last: true } as const
  expect([a, b].map((id) => matchesFilter(s, last, id, contextOf(source, 0)))).toEqual([false, true])
})
