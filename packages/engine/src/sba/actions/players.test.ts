import { describe, expect, it } from "vitest"
import { editPlayer } from "../../state/writing/edit.ts"
import { card, creature, put, settle, table } from "../../testing/table.ts"
import { checkStateBasedActions } from "../check.ts"

describe("704.5a to c: players who lose", () => {
  it("704.5a: a player with 0 life loses, and the other wins (104.2a)", () => {
    const s = table()
    editPlayer(s, 0).life = 0
    settle(s)
    expect(s.over).toEqual({ winners: [1], rule: "104.2a" })
    expect(s.players[0].left).toEqual({ how: "lost", rule: "704.5a" })
    expect(s.turn.stage).toBe("over")
  })

  it("104.4a: when all remaining players lose at the same time, the game is a draw", () => {
    const s = table()
    editPlayer(s, 0).life = -2
    editPlayer(s, 1).drewFromEmpty = true
    settle(s)
    expect(s.over).toEqual({ winners: [], rule: "104.4a" })
  })

  it("704.5b: only attempts since the last check count", () => {
    const s = table()
    put(
      s,
      0,
      card({
        name: "Patron",
        types: ["artifact"],
        abilities: [
          { ability: "static", effects: [{ static: "doesntLose", who: { who: "you" }, reason: "draw" }] },
        ],
      }),
    )
    editPlayer(s, 0).drewFromEmpty = true
    settle(s)
    expect(s.over).toBeNull()
    expect(s.players[0].drewFromEmpty).toBe(false)
  })

  it("704.5c: ten poison counters", () => {
    const s = table()
    editPlayer(s, 1).counters = { poison: 10 }
    settle(s)
    expect(s.over?.winners).toEqual([0])
  })

  it("101.2: a player who can't lose goes on playing", () => {
    const s = table()
    put(
      s,
      0,
      creature("Angel", 4, 4, [
        { ability: "static", effects: [{ static: "doesntLose", who: { who: "you" } }] },
      ]),
    )
    editPlayer(s, 0).life = -5
    expect(checkStateBasedActions(s)).toBe(false)
    expect(s.over).toBeNull()
  })

  it("704.7: one replacement effect replaces a loss for several reasons", () => {
    const s = table()
    const event = { on: "loses" as const, player: { who: "you" as const } }
    put(
      s,
      0,
      card({
        name: "Mirror",
        types: ["artifact"],
        abilities: [
          {
            ability: "static",
            effects: [{ static: "replace", event, with: { do: "gainLife", amount: 20 } }],
          },
        ],
      }),
    )
    editPlayer(s, 0).life = 0
    editPlayer(s, 0).drewFromEmpty = true
    settle(s)
    expect(s.over).toBeNull()
    expect(s.players[0].life).toBe(20)
  })
})
