import { expect, it } from "vitest"
import { run } from "../../interpreter/testing/run.ts"
import { creature, put, table } from "../../testing/table.ts"

const target = { sel: "target", slot: 0 } as const
const owner = { sel: "players", of: { who: "controllerOf", of: target } } as const

it("120.4a: what is more than lethal goes to the creature's controller, less what is marked on it", () => {
  const s = table()
  const bear = put(s, 1, creature(), "battlefield", { damage: 1 })
  run(s, { do: "damage", amount: 4, to: target, spill: owner }, { targets: [[bear]] })
  expect([s.objects[bear]!.damage, s.players[1].life]).toEqual([2, 17])
})

it("122.8: the counters of a creature that left are put as many of each kind", () => {
  const s = table()
  const left = put(s, 0, creature("Left"), "battlefield", { counters: { "+1/+1": 2, lifelink: 1 } })
  const other = put(s, 0, creature("Other"))
  run(s, { do: "destroy", what: target }, { targets: [[left]] })
  run(s, { do: "copyCounters", from: { sel: "self" }, to: target }, { source: left, targets: [[other]] })
  expect(s.objects[other]!.counters).toEqual({ "+1/+1": 2, lifelink: 1 })
})

it("615.8: the next time a source would deal damage, all that it deals then; what follows speaks of the whole", () => {
  const s = table()
  const bear = put(s, 0, creature())
  const source = put(s, 1, creature("Dragon"))
  run(
    s,
    {
      do: "prevent",
      from: { sel: "choose", filter: { is: "controlledBy", player: { who: "opponents" } } },
      toPlayers: { who: "you" },
      toKind: { is: "type", type: "creature" },
      times: 1,
      duration: "endOfTurn",
      then: { do: "gainLife", amount: { n: "bound", name: "prevented" } },
    },
    {},
  )
  const both = {
    sel: "union",
    of: [
      { sel: "target", slot: 0 },
      { sel: "players", of: { who: "opponents" } },
    ],
  } as const
  run(s, { do: "damage", amount: 3, to: both }, { you: 1, source, targets: [[bear]] })
  expect([s.objects[bear]!.damage, s.players[0].life]).toEqual([0, 26])
  run(s, { do: "damage", amount: 1, to: { sel: "players", of: { who: "opponents" } } }, { you: 1, source })
  expect(s.players[0].life).toBe(25)
})
