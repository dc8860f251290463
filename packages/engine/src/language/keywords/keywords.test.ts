import { describe, expect, it } from "vitest"
import { withExpansions } from "../../characteristics/layers/characteristics.ts"
import { OTHER_KEYWORDS } from "../keyword.ts"
import { type KeywordParameters, keywordAbility } from "../keyword-ability.ts"
import { expandKeyword } from "./index.ts"

/** Parameters for whatever keyword. */
const ANY: KeywordParameters = { n: 1, cost: [], filter: { is: "any" }, text: "card", abilities: [] }

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
      const abilities = expandKeyword({ ability: "keyword", keyword, ...ANY })
      expect(JSON.parse(JSON.stringify(abilities))).toEqual(abilities)
    }
  })

  it("702.165a: backup gives the abilities printed below it, but no other backup and none above", () => {
    const backup = keywordAbility("backup", { n: 1 })
    const all = withExpansions([keywordAbility("flash"), backup, { ...backup }, keywordAbility("flying")])
    const given = all.filter((a) => a.ability === "triggered").map((a) => JSON.stringify(a.effect))
    expect(given).toHaveLength(2)
    for (const effect of given) {
      expect(effect).toContain('"abilities":[{"ability":"keyword","keyword":"flying"}]')
      expect(effect).not.toContain("flash")
    }
  })
})
