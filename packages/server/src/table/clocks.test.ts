import { describe, expect, it } from "vitest"
import { Clocks } from "./clocks.ts"

const GAME = { clock: "game", seconds: 60, increment: 5 } as const
const DECISION = { clock: "decision", seconds: 30 } as const

const left = (clocks: Clocks, now: number) => clocks.states(now)?.map((state) => state.left)

describe("time for the whole game", () => {
  it("runs for those who are waited for, and each answer adds the increment", () => {
    const clocks = new Clocks(GAME, 2)
    clocks.run([0], 1000)
    expect(left(clocks, 11_000)).toEqual([50_000, 60_000])
    clocks.answered(0, 11_000)
    clocks.run([1], 11_000)
    expect(left(clocks, 21_000)).toEqual([55_000, 50_000])
    expect(clocks.next(21_000)).toEqual({ seat: 1, within: 50_000 })
    expect(clocks.states(21_000)?.map(({ running }) => running)).toEqual([false, true])
  })

  it("stands while nobody is waited for, and goes on from what was written down", () => {
    const clocks = new Clocks(GAME, 2)
    clocks.run([], 0)
    expect(clocks.next(5000)).toBeNull()
    const later = new Clocks(GAME, 2)
    later.restore([10_000, 20_000])
    // A day's outage is charged to nobody.
    later.run([0], 86_400_000)
    expect(left(later, 86_401_000)).toEqual([9000, 20_000])
  })
})

describe("time for each decision", () => {
  it("begins anew with each decision, also when the same seat is asked again", () => {
    const clocks = new Clocks(DECISION, 2)
    clocks.run([0], 0)
    expect(clocks.next(20_000)).toEqual({ seat: 0, within: 10_000 })
    clocks.answered(0, 20_000)
    clocks.run([0], 20_000)
    expect(clocks.next(20_000)).toEqual({ seat: 0, within: 30_000 })
    clocks.run([1], 40_000)
    clocks.run([0, 1], 50_000)
    expect(clocks.next(50_000)).toEqual({ seat: 1, within: 20_000 })
  })
})

it("where no clocks run there is nothing to tell or to write down", () => {
  const clocks = new Clocks({ clock: "off" }, 2)
  clocks.run([0, 1], 0)
  expect([clocks.states(9), clocks.left(9), clocks.next(9)]).toEqual([null, undefined, null])
})
