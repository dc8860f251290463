import { expect, it } from "vitest"
import type { Ability } from "../language/ability.ts"
import { resolveAll, settle } from "../testing/table.ts"
import { act, bolt, creature, lands, put, table } from "./testing/table.ts"

const expends = (amount: number): Ability => ({
  ability: "triggered",
  when: { on: "expends", player: { who: "you" }, amount },
  effect: { do: "gainLife", amount: 1 },
})

it("700.14: once a turn, when the mana spent on spells comes to so much", () => {
  const s = table()
  lands(s, 0, "Mountain", "Mountain", "Mountain", "Mountain")
  put(s, 0, creature("Counter", 1, 1, [expends(3)]))
  const before = s.players[0].life
  const gained = ["{R}", "{1}{R}", "{R}"].map((cost, i) => {
    put(s, 0, bolt(`Bolt ${i}`, cost), "hand")
    act(s, `cast Bolt ${i}`, [[-2]])
    settle(s)
    resolveAll(s)
    return s.players[0].life - before
  })
  expect(gained).toEqual([0, 1, 1])
})
