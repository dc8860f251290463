import { describe, expect, it } from "vitest"
import { instant } from "../casting/testing/table.ts"
import { card, names, put, resolveAll, spell, table } from "../testing/table.ts"

const CALL = instant("Call", "{0}", { effect: { do: "action", action: "recruit" } })

describe("701.1 recruit", () => {
  for (const [kind, made] of [
    ["artifact", ["Human Soldier"]],
    ["land", []],
  ] as const)
    it(`701.1: a card is drawn and one discarded; of a ${kind} ${made.length} Soldiers come`, () => {
      const s = table()
      put(s, 0, card({ name: "Drawn", types: [kind] }), "library")
      spell(s, 0, CALL)
      resolveAll(s)
      expect([names(s, s.players[0].graveyard), names(s, s.battlefield)]).toEqual([
        expect.arrayContaining(["Drawn"]),
        made,
      ])
    })
})
