import { expect, it } from "vitest"
import { contextOf } from "../../characteristics/context.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { apnapOrder } from "../../characteristics/query.ts"
import { run } from "../../interpreter/testing/run.ts"
import { table } from "../../testing/table.ts"

it("103.1, 101.4: after the turn order is reversed, the player to the right is next, and twice reversed it is as before", () => {
  const s = table(4)
  const reverse = () => run(s, { do: "reverseTurnOrder" }, { you: 1 })
  expect([apnapOrder(s, 1), s.turn.nextPlayer]).toEqual([[1, 2, 3, 0], 0])
  reverse()
  expect([apnapOrder(s, 1), s.turn.nextPlayer]).toEqual([[1, 0, 3, 2], 2])
  reverse()
  expect([apnapOrder(s, 1), s.turn.nextPlayer]).toEqual([[1, 2, 3, 0], 0])
})

it("103.1: who sits to the left or right stays the same when the turn order is reversed", () => {
  const s = table(4)
  const neighbours = () => [
    players(s, { who: "left" }, contextOf(0, 1)),
    players(s, { who: "right" }, contextOf(0, 1)),
  ]
  expect(neighbours()).toEqual([[2], [0]])
  run(s, { do: "reverseTurnOrder" }, { you: 1 })
  expect(neighbours()).toEqual([[2], [0]])
})
