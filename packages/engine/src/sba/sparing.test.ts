import { expect, it } from "vitest"
import type { Ability } from "../language/ability.ts"
import { card, creature, graveyard, names, put, settle, table } from "../testing/table.ts"
import { CREATURE } from "./testing/table.ts"

const ward = (name: string, sparing?: "self" | "auras") => {
  const protection: Ability = {
    ability: "keyword",
    keyword: "protection",
    filter: { is: "type", type: "enchantment" },
    ...(sparing && { sparing }),
  }
  return card({
    name,
    types: ["enchantment"],
    subtypes: ["Aura"],
    abilities: [
      { ability: "keyword", keyword: "enchant", filter: CREATURE },
      {
        ability: "static",
        effects: [
          {
            static: "modify",
            what: { sel: "attachedTo" },
            changes: [{ change: "addAbilities", abilities: [protection] }],
          },
        ],
      },
    ],
  })
}

it("702.16n: protection that does not remove its own Aura removes others", () => {
  const s = table()
  const bear = put(s, 0, creature("Bear"))
  put(s, 0, ward("Own", "self"), "battlefield", { attachedTo: bear })
  settle(s)
  expect(names(s, s.battlefield)).toEqual(["Bear", "Own"])
  put(
    s,
    0,
    card({ ...ward("Other").faces[0], abilities: ward("Other").faces[0].abilities?.slice(0, 1) }),
    "battlefield",
    { attachedTo: bear },
  )
  settle(s)
  expect(graveyard(s, 0)).toEqual(["Other"])
})

it("702.16n: each of two such Auras is removed by the other's effect", () => {
  const s = table()
  const bear = put(s, 0, creature("Bear"))
  for (const name of ["One", "Two"]) put(s, 0, ward(name, "self"), "battlefield", { attachedTo: bear })
  settle(s)
  expect(graveyard(s, 0).toSorted()).toEqual(["One", "Two"])
})

it("702.16n: no Aura is removed by protection that spares Auras", () => {
  const s = table()
  const bear = put(s, 0, creature("Bear"))
  for (const name of ["One", "Two"]) put(s, 0, ward(name, "auras"), "battlefield", { attachedTo: bear })
  settle(s)
  expect(names(s, s.battlefield)).toEqual(["Bear", "One", "Two"])
})
