import { describe, expect, it } from "vitest"
import { typeLine } from "./type-line.ts"

describe("a card in French", () => {
  it("has its type line", () => {
    expect(
      typeLine({ types: ["creature"], supertypes: ["legendary"], subtypes: ["Elf", "Druid"] }, "fr"),
    ).toBe("Créature légendaire\u202f: elfe et druide")
    expect(
      typeLine({ types: ["artifact", "creature"], supertypes: ["snow"], subtypes: ["Golem"] }, "fr"),
    ).toBe("Créature-artefact neigeuse\u202f: golem")
    expect(typeLine({ types: ["land"], supertypes: ["basic"], subtypes: ["Forest"] }, "fr")).toBe(
      "Terrain de base\u202f: forêt",
    )
    expect(typeLine({ types: ["instant"], supertypes: [], subtypes: [] }, "en")).toBe("Instant")
  })

  it("an ability on the stack has none (113.1c)", () => {
    for (const language of ["en", "fr"] as const)
      expect(typeLine({ types: [], supertypes: [], subtypes: [] }, language)).toBe("")
  })
})
