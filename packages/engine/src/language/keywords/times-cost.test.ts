import { expect, it } from "vitest"
import type { Cost } from "../cost.ts"
import { timesCost } from "./times-cost.ts"

const mana = (symbols: string): Cost => [{ pay: "mana", mana: symbols }]

it("702.24a: one of two colors is chosen anew for each time", () => {
  const either = timesCost([{ pay: "anyOf", of: [mana("{W}"), mana("{U}")] }], 3)
  expect(either).toEqual([{ pay: "manaTimes", mana: "{W/U}", times: 3 }])
})

it("118.12a: of other costs, one is chosen for all times", () => {
  const either = timesCost([{ pay: "anyOf", of: [mana("{2}"), [{ pay: "life", amount: 2 }]] }], 3)
  expect(either).toEqual([
    {
      pay: "anyOf",
      of: [
        [{ pay: "manaTimes", mana: "{2}", times: 3 }],
        [{ pay: "life", amount: { n: "times", of: 2, by: 3 } }],
      ],
    },
  ])
})
