import { expect, it } from "vitest"
import { edit } from "../../state/writing/edit.ts"
import { card, creature, put, settle, table } from "../../testing/table.ts"

const BY_POWER = card({
  name: "Strength",
  types: ["enchantment"],
  abilities: [
    {
      ability: "static",
      effects: [
        {
          static: "lethalByPower",
          what: { sel: "all", filter: { is: "controlledBy", player: { who: "you" } } },
        },
      ],
    },
  ],
})

it("704.5g, 120.6: damage is lethal by power where an effect says so, and toughness 0 still puts into the graveyard", () => {
  const s = table()
  put(s, 0, BY_POWER)
  const strong = put(s, 0, creature("Strong", 5, 2))
  const weak = put(s, 0, creature("Weak", 1, 4))
  const theirs = put(s, 1, creature("Theirs", 5, 2))
  const empty = put(s, 0, creature("Empty", 3, 0))
  for (const id of [strong, weak, theirs]) edit(s, id).damage = 3
  settle(s)
  expect(s.objects[strong]).toBeDefined()
  expect(s.objects[weak]).toBeUndefined()
  expect(s.objects[theirs]).toBeUndefined()
  expect(s.objects[empty]).toBeUndefined()
})
