import fc from "fast-check"
import { expect, it } from "vitest"
import { type ManaType, parseManaCost, planPayment } from "../../mana/index.ts"
import type { Source } from "../mana/sources.ts"
import { quickPlan } from "./quick-plan.ts"

const source = fc.record({
  types: fc.subarray<ManaType>(["W", "U", "B", "C"], { minLength: 1 }),
  harm: fc.constantFrom(0, 3),
})
const cost = fc.array(fc.constantFrom("{W}", "{U}", "{W/U}", "{U/B}", "{C}", "{1}"), {
  minLength: 1,
  maxLength: 5,
})

it("118.3a: the quick plan pays exactly when the solver's does, with the same harm", () => {
  fc.assert(
    fc.property(fc.array(source, { maxLength: 7 }), cost, (made, symbols) => {
      const sources = made.map(
        ({ types, harm }, id) =>
          ({ id, outputs: types.map((type) => ({ mana: [{ type }], harm })), ways: [] }) as Source,
      )
      const mana = parseManaCost(symbols.join(""))
      const quick = quickPlan(mana, [], sources)
      const exact = planPayment({ cost: mana, pool: [], sources, life: 0, mayPayLifeForPhyrexian: false })
      expect(quick?.harm).toBe(exact?.harm)
      const types =
        quick?.spent.map(
          ({ mana: i, symbol }) =>
            [quick.activations[i].source, quick.activations[i].output, symbol] as const,
        ) ?? []
      for (const [at, output, symbol] of types) {
        const type = sources[at].outputs[output].mana[0].type
        const mask = symbol < 0 ? 63 : mana.symbols[symbol].mask
        expect(mask & (1 << "WUBRGC".indexOf(type))).not.toBe(0)
      }
    }),
  )
})
