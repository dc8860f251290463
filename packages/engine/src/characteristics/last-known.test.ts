import { expect, it } from "vitest"
import { run } from "../interpreter/testing/run.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { Selector } from "../language/selector.ts"
import { creature, put, table } from "../testing/table.ts"

it("608.2h: each creature exiled this way was a creature, of whoever controlled it then", () => {
  const s = table()
  const borrowed = put(s, 1, creature("Bear"), "battlefield", { controller: 0 })
  const animated = put(s, 1, { name: "Car", layout: "normal", faces: [{ name: "Car", types: ["artifact"] }] })
  const become: Effect = {
    do: "change",
    what: { sel: "target", slot: 0 },
    changes: [{ change: "addTypes", types: ["creature"] }],
    duration: "endOfTurn",
  }
  const exiled: Selector = { sel: "bound", name: "moved" }
  const effect: Effect = {
    do: "sequence",
    of: [
      become,
      { do: "move", what: { sel: "target", slot: 0 }, to: "exile", bind: "moved" },
      {
        do: "forEach",
        of: { sel: "lastKnown", of: exiled, filter: { is: "type", type: "creature" } },
        effect: {
          do: "gainLife",
          amount: 1,
          player: { who: "controllerOf", of: { sel: "bound", name: "each" } },
        },
      },
    ],
  }
  run(s, effect, { targets: [[borrowed, animated]] })
  expect(s.players.map((p) => p.life)).toEqual([21, 21])
})
