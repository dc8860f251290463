import { expect, it } from "vitest"
import { FrenchCoverage } from "./coverage.ts"

it("counts the lines that print in French, and names the rules that do not", () => {
  const counts = new FrenchCoverage()
  counts.add({
    name: "Test",
    layout: "normal",
    faces: [
      {
        name: "Test",
        types: ["creature"],
        abilities: [
          { ability: "keyword", keyword: "flying" },
          { ability: "keyword", keyword: "spaceSculptor" },
        ],
      },
    ],
  })
  expect(counts.report()).toEqual({
    lines: 2,
    french: 1,
    missing: [{ rule: "keyword: space sculptor", lines: 1, solely: 1 }],
  })
})
