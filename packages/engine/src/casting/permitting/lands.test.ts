import { describe, expect, it } from "vitest"
import { discard } from "../../events/moving/discard.ts"
import { act, card, options, put, table } from "../testing/table.ts"

const park = card({
  name: "Park",
  types: ["land"],
  abilities: [{ ability: "keyword", keyword: "mayhem" }],
})

describe("702.187c mayhem of a land", () => {
  it("it may be played from the graveyard in the turn in which it was discarded, as the land of that turn", () => {
    const s = table()
    put(s, 0, park, "graveyard")
    expect(options(s)).toEqual([])
    discard(s, [put(s, 0, park, "hand")], 0)
    expect(options(s)).toEqual(["play Park"])
    act(s, "play Park")
    expect(s.battlefield).toHaveLength(1)
    expect(options(s)).toEqual([])
  })
})
