import { describe, expect, it } from "vitest"
import { compileCard } from "../card.ts"
import { cleaveOf } from "./cleave.ts"

describe("cleave (702.148a)", () => {
  const lines = [
    "Cleave {1}{U}",
    "Search your library for a [basic land] card, [reveal it,] put it into your hand, then shuffle.",
  ]

  it("has two texts: with what stands in brackets, and without it", () => {
    const { own, cleaved } = cleaveOf(lines)
    expect(own[1]).toBe(
      "Search your library for a basic land card, reveal it, put it into your hand, then shuffle.",
    )
    expect(cleaved?.[1]).toBe("Search your library for a card, put it into your hand, then shuffle.")
    expect(cleaveOf(["Draw a card."])).toEqual({ own: ["Draw a card."] })
  })

  it("is cast as its second face for the cleave cost", () => {
    const { definition, missing } = compileCard({
      name: "Part",
      layout: "normal",
      mana_cost: "{W}",
      type_line: "Instant",
      oracle_text: "Cleave {5}{W}\nDestroy target [attacking] creature.",
    })
    expect(missing).toEqual([])
    expect(definition.faces.map(({ abilities }) => JSON.stringify(abilities).includes("attacking"))).toEqual([
      true,
      false,
    ])
  })
})
