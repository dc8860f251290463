import { expect, it } from "vitest"
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
