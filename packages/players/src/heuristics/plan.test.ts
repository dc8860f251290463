import { describe, expect, it } from "vitest"
import { bestDeal } from "./plan.ts"

const deal = (option: number, value: number, mana: number) => ({ option, value, mana })

describe("what is done with the mana there is", () => {
  it("two deals that win more together go before the one that wins most", () => {
    const deals = [deal(1, 6, 4), deal(2, 4, 2), deal(3, 3.5, 2)]
    expect(bestDeal(deals, 4)?.option).toBe(2)
    expect(bestDeal(deals, 5)?.option).toBe(2)
    expect(bestDeal(deals, 6)?.option).toBe(1)
  })

  it("what takes no mana comes on top", () => {
    expect(bestDeal([deal(1, 3, 3), deal(2, 5, 0)], 3)?.option).toBe(2)
  })

  it("what the rules offer can be paid for, though the mana seems too little", () => {
    expect(bestDeal([deal(1, 3, 5)], 2)?.option).toBe(1)
  })

  it("nothing is done for nothing", () => {
    expect(bestDeal([deal(1, 0, 1), deal(2, -1, 1)], 4)).toBeNull()
  })
})
