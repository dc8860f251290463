import { expect, it } from "vitest"
import { place } from "../../game/setup/setup.ts"
import type { Cost } from "../../language/cost.ts"
import { answerFault } from "../../state/answers/validate.ts"
import { ability, card, creature, paid, payable, table } from "../testing/table.ts"

const exiling = (count: "cardTypes" | "B", least: number): Cost => [
  { pay: "exile", filter: { is: "any" }, zone: "graveyard", among: { count, least } },
]
const TOTEM = creature("Totem", [], { types: ["artifact", "creature"] })
const SPELL = card({ name: "Spell", types: ["instant"] })

function graveyard(...cards: readonly Parameters<typeof place>[3][]) {
  const s = table()
  const source = place(s, 0, "battlefield", card({ name: "Source" }))
  const ids = cards.map((one) => place(s, 0, "graveyard", one))
  return { s, ids, what: ability(source, 0) }
}

it("601.2h: cards are exiled that have so many card types among them, and any more", () => {
  const { s, ids, what } = graveyard(TOTEM, TOTEM, SPELL)
  expect(payable(s, exiling("cardTypes", 4), what)).toBe(false)
  const { asked } = paid(s, exiling("cardTypes", 3), what, [[0, 1, 2]])
  expect(asked[0]).toMatchObject({ minKinds: 3, min: 1, max: 3 })
  expect(ids.map((id) => s.objects[id])).toEqual([undefined, undefined, undefined])
})

it("601.2h: fewer card types than that don't pay it", () => {
  const { s, what } = graveyard(TOTEM, TOTEM, SPELL)
  const [decision] = paid(s, exiling("cardTypes", 3), what, [[0, 1, 2]]).asked
  expect(answerFault(decision, [0, 1])).toBe("too few kinds among these")
  expect(answerFault(decision, [1, 2])).toBeNull()
})

it("202.1: mana symbols of a color are counted in mana costs, hybrid ones too", () => {
  const one = (cost: string) => card({ name: cost, types: ["instant"], cost })
  const { s, what } = graveyard(one("{1}{B}{B}"), one("{B/R}"), one("{R}"))
  expect(payable(s, exiling("B", 3), what)).toBe(true)
  expect(payable(s, exiling("B", 4), what)).toBe(false)
})
