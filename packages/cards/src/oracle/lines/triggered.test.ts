import { describe, expect, it } from "vitest"
import { printAbility } from "../print.ts"
import { abilities } from "../testing/read.ts"

describe("603.1: what is read as a triggered ability", () => {
  it.each([
    ["When this permanent enters, draw a card.", "moves"],
    ["Whenever another creature dies, you gain 1 life.", "moves"],
    ["At the beginning of your upkeep, each player loses 1 life.", "step"],
  ])("603.1: a condition after when, whenever or at, and an effect: %s [S003-1-2]", (text, on) => {
    const [ability, ...more] = abilities(text)
    expect(more).toEqual([])
    expect(ability).toMatchObject({ ability: "triggered", when: { on }, effect: { do: expect.any(String) } })
    expect(printAbility(ability)).toBe(text)
  })

  it.each([
    ["As Zap enters, choose a color.", "static"],
    ["If a creature would die, exile it instead.", "static"],
    ["{T}: Draw a card.", "activated"],
  ])("603.1: what none of the three introduces is no triggered ability: %s [S003-1-2]", (text, ability) => {
    expect(abilities(text).map((one) => one.ability)).toEqual([ability])
  })

  it("603.1: a condition without an effect, or an effect without a condition, is none [S003-1-1]", () => {
    expect(abilities("When Zap enters, draw a card.")).toHaveLength(1)
    expect(abilities("When Zap enters,")).toEqual([])
    expect(abilities("When, draw a card.")).toEqual([])
  })
})
