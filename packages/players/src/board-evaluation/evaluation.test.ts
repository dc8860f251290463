import type { State } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { type Placing, position } from "../opponents/testing/position.ts"
import { evaluate, WIN } from "./evaluation.ts"

const board = (mine: Placing, theirs: Placing, life: readonly [number, number] = [20, 20]): State =>
  position("precombatMain", [mine, theirs], life).state

describe("what a position is worth", () => {
  it("is for one player what it is against the other", () => {
    const s = board(
      { battlefield: ["Serra Angel", "Forest"], hand: ["Shock"] },
      { battlefield: ["Grizzly Bears"] },
      [7, 12],
    )
    expect(evaluate(s, 0)).toBeCloseTo(-evaluate(s, 1), 9)
    expect(evaluate(board({}, {}), 0)).toBeCloseTo(0, 9)
  })

  it.each([
    ["life", board({}, {}, [15, 20]), board({}, {}, [14, 20])],
    ["a card in hand", board({ hand: ["Shock"] }, {}), board({}, {})],
    ["a creature", board({ battlefield: ["Grizzly Bears"] }, {}), board({}, {})],
    [
      "a bigger creature",
      board({ battlefield: ["Craw Wurm"] }, {}),
      board({ battlefield: ["Grizzly Bears"] }, {}),
    ],
    [
      "a creature that flies",
      board({ battlefield: ["Air Elemental"] }, {}),
      board({ battlefield: ["Craw Wurm"] }, {}),
    ],
    ["a land", board({ battlefield: ["Forest"] }, {}), board({}, {})],
    [
      "a land in play rather than in hand",
      board({ battlefield: ["Forest"] }, {}),
      board({ hand: ["Forest"] }, {}),
    ],
  ])("rises with %s", (_, more, less) => {
    expect(evaluate(more, 0)).toBeGreaterThan(evaluate(less, 0))
    expect(evaluate(more, 1)).toBeLessThan(evaluate(less, 1))
  })

  it("counts the last points of life for more", () => {
    const loss = (life: number) =>
      evaluate(board({}, {}, [life, 20]), 0) - evaluate(board({}, {}, [life - 3, 20]), 0)
    expect(loss(4)).toBeGreaterThan(2 * loss(20))
  })

  it("puts a game that is over beyond all others", () => {
    const s = board({}, {})
    const won = { ...s, over: { winners: [0], rule: "104.2a" } }
    expect(evaluate(won, 0)).toBe(WIN)
    expect(evaluate(won, 1)).toBe(-WIN)
  })
})
