import { describe, expect, it } from "vitest"
import { OTHER_KEYWORDS } from "../keyword.ts"
import { expandKeyword } from "./index.ts"

describe("keyword abilities (702)", () => {
  it("702.45a: bushido N stands for a triggered ability", () => {
    expect(expandKeyword({ ability: "keyword", keyword: "bushido", n: 2 })).toMatchObject([
      { ability: "triggered", keyword: "bushido" },
    ])
  })

  it("702.6a, 702.29a: equip works on the battlefield, cycling in the hand", () => {
    expect(expandKeyword({ ability: "keyword", keyword: "equip", cost: [] })).toMatchObject([
      { ability: "activated", timing: "sorcery" },
    ])
    expect(expandKeyword({ ability: "keyword", keyword: "cycling", cost: [] })).toMatchObject([
      { ability: "activated", zone: "hand" },
    ])
  })

  it("the same text stands for the same abilities, whatever its keyword", () => {
    for (const keyword of OTHER_KEYWORDS) {
      const abilities = expandKeyword({ ability: "keyword", keyword, n: 1, cost: [] })
      expect(JSON.parse(JSON.stringify(abilities))).toEqual(abilities)
    }
  })
})
