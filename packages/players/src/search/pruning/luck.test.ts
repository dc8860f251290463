import { expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { luck } from "./luck.ts"

const { state, decision } = position("precombatMain", [{ battlefield: ["Mountain"], hand: ["Shock"] }, {}])
const d = decision!

it("the luck of a moment hangs on the seed, the step and how often it came, and not on what was rolled before", () => {
  const rolled = (seed: number, before: number) => {
    const { roll, at } = luck(seed)
    at({ ...state, turn: { ...state.turn, step: "upkeep" } }, d)
    for (let i = 0; i < before; i++) roll()
    at(state, d)
    const first = roll()
    at(state, d)
    return [first, roll()]
  }
  expect(rolled(1, 0)).toEqual(rolled(1, 3))
  expect(rolled(1, 0)).not.toEqual(rolled(2, 0))
  const [first, second] = rolled(1, 0)
  expect(first).not.toBe(second)
})
