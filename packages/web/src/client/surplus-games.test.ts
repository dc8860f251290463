import { describe, expect, it } from "vitest"
import { surplusOf } from "./surplus-games.ts"

const SIZE = 1000

/** A kept game with a record of some 1000 characters; a larger `changed` is later. */
function game(id: string, changed: number, over: boolean) {
  return { id, changed, record: "x".repeat(SIZE), summary: { over } }
}

const NONE: ReadonlySet<string> = new Set()
const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id)

describe("the surplus of kept games", () => {
  const games = [game("new", 9, true), game("old", 1, true), game("open", 0, false), game("middle", 5, true)]

  it("is nothing within the limits", () => {
    expect(surplusOf(games, NONE)).toEqual({ finished: [], unfinished: [] })
  })

  it("is the oldest finished games, by number and by size", () => {
    const byNumber = surplusOf(games, NONE, { games: 2, size: 1e9 })
    expect([ids(byNumber.finished), ids(byNumber.unfinished)]).toEqual([["old", "middle"], []])
    const bySize = surplusOf(games, NONE, { games: 99, size: 3.5 * SIZE })
    expect([ids(bySize.finished), ids(bySize.unfinished)]).toEqual([["old"], []])
  })

  it("has unfinished games only if the finished ones are not enough, and never one that is spared", () => {
    const { finished, unfinished } = surplusOf(games, new Set(["new"]), { games: 1, size: 1e9 })
    expect([ids(finished), ids(unfinished)]).toEqual([["old", "middle"], ["open"]])
  })
})
