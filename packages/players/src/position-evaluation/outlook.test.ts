import type { State } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../opponents/testing/position.ts"
import { outlook } from "./outlook.ts"

const LANDS = ["Forest", "Forest", "Forest"]
const onLands = (side: Placing): Placing => ({
  ...side,
  battlefield: [...LANDS, ...(side.battlefield ?? [])],
})
const board = (mine: Placing, theirs: Placing, life: readonly [number, number] = [20, 20]): State =>
  position("upkeep", [onLands(mine), onLands(theirs)], life).state

describe("the chance to win", () => {
  it("is for one player the opposite of what it is for the other, and never sure before the end", () => {
    const s = board(
      { battlefield: ["Serra Angel"], hand: ["Shock"] },
      { battlefield: ["Grizzly Bears"] },
      [7, 12],
    )
    expect(outlook(s, 0)).toBeCloseTo(-outlook(s, 1), 9)
    expect(outlook(board({ battlefield: ["Craw Wurm", "Craw Wurm"] }, {}, [20, 1]), 0)).toBeLessThan(1)
  })

  it.each([
    ["life", board({}, {}, [15, 20]), board({}, {}, [10, 20])],
    ["a spell in hand", board({ hand: ["Lightning Bolt"] }, {}), board({}, {})],
    ["a creature", board({ battlefield: ["Grizzly Bears"] }, {}), board({}, {})],
    [
      "a bigger creature",
      board({ battlefield: ["Craw Wurm"] }, {}),
      board({ battlefield: ["Grizzly Bears"] }, {}),
    ],
    ["a land", board({ battlefield: ["Forest"] }, {}), board({}, {})],
  ])("rises with %s", (_, more, less) => {
    expect(outlook(more, 0)).toBeGreaterThan(outlook(less, 0))
    expect(outlook(more, 1)).toBeLessThan(outlook(less, 1))
  })

  it("is 1 or -1 when the game is over, 0 in a draw", () => {
    const s = board({}, {})
    const ended = (winners: number[]) => outlook({ ...s, over: { winners, rule: "104.2a" } }, 0)
    expect([ended([0]), ended([1]), ended([])]).toEqual([1, -1, 0])
  })
})
