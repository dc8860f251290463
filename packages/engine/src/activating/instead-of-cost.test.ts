import { expect, it } from "vitest"
import { writable } from "../state/writing/edit.ts"
import { MANA } from "../testing/keywords.ts"
import { creature, put, table } from "../testing/table.ts"
import { withOtherCosts } from "./instead-of-cost.ts"

const RULE = { static: "keywordCost", keyword: "equip", cost: MANA("{0}"), first: true } as const
const EQUIP = {
  ability: "activated",
  keyword: "equip",
  cost: MANA("{3}"),
  effect: { do: "nothing" },
} as const

it.each([
  [undefined, 2],
  ["ownTurn", 1],
] as const)("118.9: a cost for abilities activated during %s", (during, ways) => {
  const s = table()
  const rule = { ...RULE, ...(during && { during }) }
  put(s, 0, creature("Smith", 1, 1, [{ ability: "static", effects: [rule] }]))
  writable(s).turn = { ...s.turn, active: 0 }
  expect(withOtherCosts(s, 0, EQUIP)).toHaveLength(2)
  writable(s).turn = { ...s.turn, active: 1 }
  expect(withOtherCosts(s, 0, EQUIP)).toHaveLength(ways)
})
