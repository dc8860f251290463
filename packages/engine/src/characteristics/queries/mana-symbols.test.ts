import { expect, it } from "vitest"
import { creature, put, table } from "../../testing/table.ts"
import { contextOf } from "../context.ts"
import { amount } from "./amount.ts"

it("107.4e: mana symbols of a color are counted in the costs of several objects, hybrid symbols among them", () => {
  const s = table()
  const costing = (cost: string) => put(s, 0, creature("Cinder", 1, 1, [], { cost }))
  const [source] = ["{2}{R}{R}", "{R/G}", "{G}", "{R/P}{3}"].map(costing)
  const red = {
    n: "manaSymbols",
    of: { sel: "all", filter: { is: "type", type: "creature" } },
    color: "R",
  } as const
  expect(amount(s, red, contextOf(source, 0))).toBe(4)
})
