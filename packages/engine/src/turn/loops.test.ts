import { describe, expect, it } from "vitest"
import { card, put, table, when } from "../abilities/testing/table.ts"
import { record } from "../events/record.ts"
import { runAction } from "../game/run.ts"
import type { Filter } from "../language/filter.ts"
import type { State } from "../state/state.ts"

const ENCHANTMENT: Filter = { is: "type", type: "enchantment" }

function play(s: State, limit: number): number {
  let n = 0
  for (; n < limit && s.over === null; n++) runAction(s, (_s, d) => (d.kind === "choose" ? [0] : 0) as never)
  return n
}

/** Gains life whenever a life total changes, back and forth. */
const pingPong = [
  when({ on: "gainLife", player: { who: "you" } }, { do: "loseLife", amount: 1 }),
  when({ on: "loseLife", player: { who: "you" } }, { do: "gainLife", amount: 1 }),
]

describe("104.4b: loops", () => {
  it("104.4b: a loop of mandatory actions is a draw", () => {
    const s = table()
    put(s, 0, card({ name: "Pendulum", types: ["enchantment"], abilities: pingPong }))
    record(s, { kind: "gainLife", rule: "119.3", player: 0, amount: 1 })
    expect(play(s, 1000)).toBeLessThan(1000)
    expect(s.over).toEqual({ winners: [], rule: "104.4b" })
  })

  it("104.4b: objects that leave and return are the same situation, though their ids change", () => {
    const s = table()
    const exile = when(
      { on: "moves", object: { is: "self" }, to: "battlefield" },
      { do: "move", what: { sel: "target", slot: 0 }, to: "exile", bind: "gone" },
      { targets: [{ filter: { is: "and", of: [ENCHANTMENT, { is: "other" }] } }] },
    )
    const back = when(
      { on: "moves", object: ENCHANTMENT, from: "battlefield", to: "exile" },
      { do: "move", what: { sel: "bound", name: "became" }, to: "battlefield" },
      { keyword: "return" },
    )
    const ring = card({ name: "Ring", types: ["enchantment"], abilities: [exile] })
    put(s, 1, card({ name: "Wheel", types: ["artifact"], abilities: [back] }))
    const [a] = [put(s, 0, ring), put(s, 0, ring)]
    record(s, { kind: "moves", rule: "400", object: a, was: 0, from: "hand", to: "battlefield" })
    play(s, 2000)
    expect(s.over).toEqual({ winners: [], rule: "104.4b" })
  })

  it("104.4b: with a choice in the loop it is no draw", () => {
    const s = table()
    const may = { do: "may" as const, effect: { do: "gainLife" as const, amount: 1 } }
    put(
      s,
      0,
      card({
        name: "Fountain",
        types: ["enchantment"],
        abilities: [when({ on: "gainLife", player: { who: "you" } }, may)],
      }),
    )
    record(s, { kind: "gainLife", rule: "119.3", player: 0, amount: 1 })
    let asked = 0
    for (let i = 0; i < 300 && s.over === null; i++)
      runAction(s, (_s, d) => (d.kind === "confirm" ? ++asked && 1 : 0) as never)
    expect(s.over).toBeNull()
    expect(asked).toBeGreaterThan(20)
  })

  it("104.4b: turns in which nobody can do anything and nothing changes are such a loop too", () => {
    const s = table()
    const skip = { static: "skipStep", who: { who: "players" }, what: "draw" } as const
    put(
      s,
      0,
      card({ name: "Stasis", types: ["enchantment"], abilities: [{ ability: "static", effects: [skip] }] }),
    )
    expect(play(s, 2000)).toBeLessThan(2000)
    expect(s.over).toEqual({ winners: [], rule: "104.4b" })
  })
})
