import { expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { isHolding, PASS } from "./hold.ts"

it("117.3d: to pass holds back in one's own main phase with an empty stack alone", () => {
  const { state, decision } = position("precombatMain", [{ battlefield: ["Mountain"], hand: ["Shock"] }, {}])
  const d = decision!
  expect(isHolding(state, d, PASS)).toBe(true)
  expect(isHolding(state, d, 1)).toBe(false)
  expect(isHolding({ ...state, turn: { ...state.turn, active: 1 } }, d, PASS)).toBe(false)
  expect(isHolding({ ...state, turn: { ...state.turn, phase: "combat" } }, d, PASS)).toBe(false)
  expect(isHolding({ ...state, stack: [1] }, d, PASS)).toBe(false)
})
