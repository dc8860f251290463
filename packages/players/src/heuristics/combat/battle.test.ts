import { controllerOf } from "@apnap/engine"
import { expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { fighter, fightsOf } from "./battle.ts"

const { state: s } = position("declareAttackers", [
  { battlefield: ["White Knight", "Air Elemental"] },
  { battlefield: ["Grizzly Bears"] },
])
const of = (player: number) => s.battlefield.filter((id) => controllerOf(s, id) === player)

it("a fighter: what its keywords are to a battle", () => {
  const [knight, elemental] = of(0).map((id) => fighter(s, id))
  expect(knight).toMatchObject({ power: 2, toughness: 2, quick: true, evasive: false, tramples: false })
  expect(elemental).toMatchObject({ power: 4, quick: false, evasive: true })
})

it("a fight: who can block whom (702.9b), and who dies (702.7b)", () => {
  const [[knight], [elemental]] = fightsOf(s, of(0), of(1))
  expect(knight).toEqual({ can: true, attackerDies: false, blockerDies: true })
  expect(elemental.can).toBe(false)
})
