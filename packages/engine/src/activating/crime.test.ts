import { expect, it } from "vitest"
import { act, bolt, creature, lands, put, table } from "../casting/testing/table.ts"

it("700.13: a spell that targets what is an opponent's is a crime, one that targets what is yours is none", () => {
  for (const [owner, crimes] of [
    [1, 1],
    [0, 0],
  ]) {
    const s = table()
    lands(s, 0, "Mountain")
    put(s, owner, creature("Bear", 2, 2))
    put(s, 0, bolt(), "hand")
    act(s, "cast Bolt", [[0]])
    expect(s.events.filter((e) => e.kind === "crime" && e.player === 0)).toHaveLength(crimes)
  }
})
