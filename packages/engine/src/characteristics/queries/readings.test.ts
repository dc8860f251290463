import { describe, expect, it } from "vitest"
import { move } from "../../events/moving/move.ts"
import type { State } from "../../state/state.ts"
import { fork, invalidate } from "../../state/writing/edit.ts"
import { creature, put, table } from "../../testing/table.ts"
import {
  rememberedByBattlefield,
  rememberedByDerived,
  rememberedByList,
  rememberedByPlayer,
} from "./readings.ts"

/** A function that counts how often it is called. */
function counting() {
  const count = { calls: 0 }
  const size = (_: State, ids: readonly unknown[]) => {
    count.calls++
    return ids.length
  }
  return { count, size }
}

describe("readings are made once as long as what they were made from stays", () => {
  it("of a hand, until a card leaves it, whatever else is derived", () => {
    const { count, size } = counting()
    const read = rememberedByList(size)
    const s = table()
    const card = put(s, 0, creature(), "hand")
    put(s, 0, creature(), "hand")
    expect([read(s, s.players[0].hand), read(s, s.players[0].hand)]).toEqual([2, 2])
    invalidate(s)
    expect(read(s, s.players[0].hand)).toBe(2)
    expect(count.calls).toBe(1)
    move(s, { id: card, to: "graveyard", rule: "701.9a" })
    expect([read(s, s.players[0].hand), read(s, s.players[0].graveyard)]).toEqual([1, 1])
    expect(count.calls).toBe(3)
  })

  it("of the permanents, until they or what they are like change; forks share it", () => {
    const { count, size } = counting()
    const read = rememberedByBattlefield(size)
    const s = table()
    const bear = put(s, 0, creature())
    expect([read(s), read(fork(s))]).toEqual([1, 1])
    expect(count.calls).toBe(1)
    invalidate(s)
    expect(read(s)).toBe(1)
    expect(count.calls).toBe(2)
    move(s, { id: bear, to: "exile", rule: "701.13a" })
    expect(read(s)).toBe(0)
  })

  it("of what is derived, and of all that a player may use, each player apart", () => {
    const s = table()
    let calls = 0
    const kinds = rememberedByDerived(({ statics }) => {
      calls++
      return statics.size
    })
    expect([kinds(s), kinds(s)]).toEqual([0, 0])
    invalidate(s)
    kinds(s)
    expect(calls).toBe(2)
    put(s, 1, creature(), "hand")
    const hands = rememberedByPlayer((state, player) => state.players[player].hand.length)
    expect([hands(s, 0), hands(s, 1), hands(s, 0)]).toEqual([0, 1, 0])
    put(s, 0, creature(), "hand")
    expect([hands(s, 0), hands(s, 1)]).toEqual([1, 1])
  })
})
