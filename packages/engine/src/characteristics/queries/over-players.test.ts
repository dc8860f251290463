import { expect, it } from "vitest"
import type { Amount } from "../../language/amount.ts"
import { creature, put, table } from "../../testing/table.ts"
import { contextOf } from "../context.ts"
import { amount } from "./amount.ts"

const CREATURES: Amount = {
  n: "count",
  filter: {
    is: "and",
    of: [
      { is: "type", type: "creature" },
      { is: "controlledBy", player: { who: "bound", name: "player" } },
    ],
  },
}

it("the greatest and the least number among players, each counted for that player alone", () => {
  const s = table()
  const first = put(s, 0, creature("A"))
  for (const name of ["B", "C", "D"]) put(s, 1, creature(name))
  const over = (fold: "greatest" | "least", of: "players" | "opponents" = "players") =>
    amount(s, { n: "overPlayers", of: { who: of }, each: CREATURES, fold }, contextOf(first, 0))
  expect([over("greatest"), over("least"), over("least", "opponents")]).toEqual([3, 1, 3])
})
