import { expect, it } from "vitest"
import { characteristics } from "../../characteristics/query.ts"
import { run } from "../../interpreter/testing/run.ts"
import { table } from "../../testing/table.ts"

it("114.3: an emblem has its abilities, and no type, mana cost, color or size", () => {
  const s = table()
  run(s, {
    do: "emblem",
    abilities: [{ ability: "static", effects: [{ static: "landPlays", who: { who: "you" }, plus: 1 }] }],
  })
  const { types, subtypes, colors, cost, power, toughness, abilities } = characteristics(s, s.command[0])
  expect([types, subtypes, colors, cost, power, toughness]).toEqual([0, [], 0, null, null, null])
  expect(abilities.length).toBe(1)
})
