import { describe, expect, it } from "vitest"
import { bolt, CREATURE, card, instant } from "../testing/table.ts"
import { printedWays } from "./printed-alternatives.ts"

const mana = (cost: string) => [{ pay: "mana", mana: cost }] as const

describe("118.9, 601.2b what a card says about casting it", () => {
  it("nothing of a plain spell", () => {
    expect(printedWays(bolt())).toEqual({ ways: [], costs: [], asksX: false, divides: false })
  })

  it("702.33a, 702.33c, 702.34a: flashback is a way; kicker is a cost, multikicker one that is paid any number of times", () => {
    const spell = bolt("Bolt", "{X}{R}", [
      { ability: "keyword", keyword: "flashback", cost: mana("{4}{R}") },
      { ability: "keyword", keyword: "kicker", cost: mana("{2}") },
      { ability: "keyword", keyword: "multikicker", cost: mana("{1}{G}") },
    ])
    expect(printedWays(spell)).toEqual({
      ways: ["flashback"],
      costs: [
        { key: "kicker", mana: "{2}", many: false },
        { key: "multikicker", mana: "{1}{G}", many: true },
      ],
      asksX: true,
      divides: false,
    })
  })

  it("118.9, 601.2d: an alternative cost by its key, damage that is divided among targets", () => {
    const free = { static: "alternativeCost", self: true, cost: [] } as const
    const divided = instant(
      "Arc",
      "{R}",
      { targets: [{ filter: CREATURE, max: 3, divide: 3 }], effect: { do: "gainLife", amount: 1 } },
      [{ ability: "static", effects: [free] }],
    )
    expect(printedWays(divided)).toMatchObject({ ways: ["free"], divides: true })
    expect(printedWays(card({ name: "Bear", types: ["creature"] }))).toMatchObject({
      ways: [],
      divides: false,
    })
  })
})
