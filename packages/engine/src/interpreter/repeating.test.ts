import { expect, it } from "vitest"
import { creature, put, table } from "../testing/table.ts"
import { run } from "./testing/run.ts"

const gain = { do: "gainLife", amount: 1 } as const

it("608.2c: a process is done again for as long as its player will", () => {
  const s = table()
  const { asked } = run(s, { do: "repeat", may: true, effect: gain }, {}, [1, 1, 0])
  expect([asked.map((d) => d.purpose), s.players[0].life]).toEqual([["repeat", "repeat", "repeat"], 23])
})

it("608.2c: what does nothing any more is not offered again", () => {
  const s = table()
  put(s, 0, creature("Top", 1, 1), "library")
  const top = { sel: "libraryTop", of: { who: "you" }, count: 1 } as const
  run(s, { do: "repeat", may: true, effect: { do: "move", what: top, to: "hand" } }, {}, [1])
  expect(s.players[0].hand.length).toBe(1)
})
