import { expect, it } from "vitest"
import { edit } from "../../state/writing/edit.ts"
import { card, creature, put, table } from "../../testing/table.ts"
import { contextOf } from "../context.ts"
import { matchesFilter } from "./filter.ts"

it("607.2d: of the chosen type: a card type as well as a subtype", () => {
  const s = table()
  const key = put(s, 0, card({ name: "Key", types: ["artifact"] }))
  const bear = put(s, 0, creature("Bear"))
  const matches = (id: number) => matchesFilter(s, { is: "chosenType" }, id, contextOf(key, 0))
  edit(s, key).memory = { ...s.objects[key]!.memory, chosen: { type: "creature" } }
  expect([matches(bear), matches(key)]).toEqual([true, false])
})
