import { describe, expect, it } from "vitest"
import { gainLife } from "../../events/life.ts"
import { draw } from "../../events/moving/draw.ts"
import { move } from "../../events/moving/move.ts"
import type { Condition } from "../../language/condition.ts"
import type { Change } from "../../language/statics/change.ts"
import type { State } from "../../state/state.ts"
import { enter, size } from "../../testing/keywords.ts"
import { card, creature, put, table } from "../../testing/table.ts"
import { beginTurn } from "../../turn/next-turn.ts"
import { endStep } from "../../turn/progress.ts"
import { derived } from "./derived.ts"

const OWN_CREATURES = {
  sel: "all",
  filter: {
    is: "and",
    of: [
      { is: "type", type: "creature" },
      { is: "controlledBy", player: { who: "you" } },
    ],
  },
} as const

/** "Creatures you control get …", maybe as long as something holds. */
function anthem(power: Extract<Change, { change: "modifyPT" }>["power"], condition?: Condition) {
  const changes = [{ change: "modifyPT", power, toughness: 0 }] as const
  return card({
    name: "Anthem",
    types: ["enchantment"],
    abilities: [
      {
        ability: "static",
        effects: [{ static: "modify", what: OWN_CREATURES, changes }],
        ...(condition !== undefined && { condition }),
      },
    ],
  })
}

function nextTurn(s: State): void {
  const { number } = s.turn
  while (s.turn.number === number) endStep(s)
}

describe("611.3a: what is derived stands until something is written that an effect looks at", () => {
  it("an effect that counts life gained this turn sees each gain, outlives steps, and ends with the turn", () => {
    const s = table()
    const gained = { on: "gainLife", player: { who: "you" } } as const
    put(s, 0, anthem(1, { if: "happened", event: gained }))
    const bear = put(s, 0, creature())
    expect(size(s, bear)).toEqual([2, 2])
    nextTurn(s)
    const before = derived(s)
    endStep(s)
    expect(derived(s)).toBe(before)
    gainLife(s, 0, 1)
    expect(size(s, bear)).toEqual([3, 2])
    nextTurn(s)
    expect(size(s, bear)).toEqual([2, 2])
  })

  it("an effect on permanents outlives draws and turns, and sees who enters", () => {
    const s = table()
    put(s, 0, anthem(1))
    const bear = put(s, 0, creature())
    put(s, 0, creature("Late Bear"), "library")
    expect(size(s, bear)).toEqual([3, 2])
    const before = derived(s)
    draw(s, 0, 1)
    nextTurn(s)
    expect(derived(s)).toBe(before)
    const late = enter(s, s.players[0].hand[0])
    expect([size(s, bear), size(s, late)]).toEqual([
      [3, 2],
      [3, 2],
    ])
  })

  it("one that counts the cards of a graveyard sees each discard", () => {
    const s = table()
    put(s, 0, anthem({ n: "count", filter: { is: "any" }, zone: "graveyard" }))
    const bear = put(s, 0, creature())
    const hand = ["One", "Two"].map((name) => put(s, 0, creature(name), "hand"))
    const sizes = hand.map((id) => {
      move(s, { id, to: "graveyard", rule: "701.9a" })
      return size(s, bear)
    })
    expect(sizes).toEqual([
      [3, 2],
      [4, 2],
    ])
  })

  it("one for the own turn sees whose turn it is", () => {
    const s = table()
    put(s, 0, anthem(1, { if: "turnOf", player: { who: "you" } }))
    const bear = put(s, 0, creature())
    const sizes = [0, 1, 2].map(() => {
      nextTurn(s)
      return size(s, bear)
    })
    // The first turn of a table goes on to the first player's.
    expect(sizes).toEqual([
      [3, 2],
      [2, 2],
      [3, 2],
    ])
  })

  it("one for what happened this turn sees it happen, and the turn end", () => {
    const s = table()
    put(s, 0, anthem(2, { if: "happened", event: { on: "draw", player: { who: "you" } } }))
    const bear = put(s, 0, creature())
    put(s, 0, creature("One"), "library")
    draw(s, 0, 1)
    const sizes = [size(s, bear)]
    beginTurn(s)
    sizes.push(size(s, bear))
    expect(sizes).toEqual([
      [4, 2],
      [2, 2],
    ])
  })
})
