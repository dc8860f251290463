import { describe, expect, it } from "vitest"
import type { StaticEffect } from "../../language/statics/static.ts"
import { card, creature, put, table } from "../../testing/table.ts"
import { answering, enchantment, YOU } from "../testing/replacing.ts"
import { draw } from "./draw.ts"

describe("614.11: draws that are replaced", () => {
  it("614.5: drawing two cards instead of one does not go on forever; with two such effects it is four", () => {
    const twoCards: StaticEffect = {
      static: "replace",
      event: { on: "draw", player: YOU },
      with: { do: "draw", count: 2 },
    }
    for (const [copies, cards] of [
      [1, 2],
      [2, 4],
    ]) {
      const s = table()
      for (let i = 0; i < 8; i++) put(s, 0, creature(), "library")
      for (let i = 0; i < copies; i++) put(s, 0, enchantment("Reflection", twoCards))
      draw(s, 0, 1)
      expect(s.players[0].hand).toHaveLength(cards)
    }
  })

  it("121.2a: the number of cards is replaced before any of them is drawn", () => {
    const s = table()
    for (let i = 0; i < 9; i++) put(s, 0, creature(`C${i}`), "library")
    const alter: StaticEffect = {
      static: "alter",
      event: { on: "draws", player: YOU, atLeast: 2 },
      alter: { to: "amount", amount: 1 },
    }
    put(
      s,
      0,
      card({
        name: "Collector",
        types: ["enchantment"],
        abilities: [{ ability: "static", effects: [alter] }],
      }),
    )
    draw(s, 0, 4)
    expect(s.players[0].hand.length).toBe(1)
    draw(s, 0, 1)
    expect(s.players[0].hand.length).toBe(2)
  })

  it("614.11: a draw is replaced though the library is empty", () => {
    const s = table()
    put(
      s,
      0,
      enchantment("Instead", {
        static: "replace",
        event: { on: "draw", player: YOU },
        with: { do: "gainLife", amount: 3 },
      }),
    )
    draw(s, 0, 1)
    expect(s.players[0]).toMatchObject({ life: 23, drewFromEmpty: false })
  })

  it("614.1a: who may choose to replace is asked, and may decline", () => {
    const s = table()
    put(s, 0, creature(), "library")
    put(
      s,
      0,
      enchantment("May", {
        static: "replace",
        optional: true,
        event: { on: "draw", player: YOU },
        with: { do: "gainLife", amount: 3 },
      }),
    )
    const { asked } = answering([0], () => draw(s, 0, 1))
    expect(asked[0]).toMatchObject({ kind: "confirm", player: 0 })
    expect(s.players[0].hand).toHaveLength(1)
  })
})
