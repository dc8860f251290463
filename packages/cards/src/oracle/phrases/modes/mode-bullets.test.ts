import { describe, expect, it } from "vitest"
import { printAbility } from "../../print.ts"
import { abilities } from "../../testing/read.ts"

/** Modes that are not plain bullets: what they are, the text, and what its ability has. */
const ROWS: readonly (readonly [what: string, text: string, shape: object])[] = [
  [
    "207.2d: a mode with a name",
    "When Zap enters, choose one — • Puff Piece — You gain 3 life. • Night Beat — Draw a card.",
    { modes: { min: 1, max: 1, of: [{ word: "Puff Piece" }, { word: "Night Beat" }] } },
  ],
  [
    "702.172a: spree",
    "Spree + {1} — Draw a card. + {2}{R} — Destroy target artifact.",
    { modes: { min: 1, max: 2, of: [{ cost: [{ mana: "{1}" }] }, { cost: [{ mana: "{2}{R}" }] }] } },
  ],
  [
    "702.183a: tiered",
    "Tiered • Fire — {0} — You gain 1 life. • Fira — {2} — You gain 3 life.",
    { modes: { min: 1, max: 1, of: [{ word: "Fire", cost: [{ mana: "{0}" }] }, { word: "Fira" }] } },
  ],
  [
    "700.2i: pawprints",
    "Choose up to five {P} worth of modes. You may choose the same mode more than once. {P} — Draw a card. {P}{P} — You gain 3 life.",
    { modes: { min: 0, max: 5, repeat: true, of: [{ pawprints: 1 }, { pawprints: 2 }] } },
  ],
]

describe("modes", () => {
  for (const [what, text, shape] of ROWS)
    it(what, () => {
      const [ability] = abilities(text)
      expect(ability).toMatchObject(shape)
      expect(printAbility(ability)?.toLowerCase()).toBe(text.replace("Zap", "this permanent").toLowerCase())
    })
})

it("702.172a: each mode of spree has a cost", () => {
  expect(abilities("Spree + {1} — Draw a card. + You gain 3 life.")).toEqual([])
})
