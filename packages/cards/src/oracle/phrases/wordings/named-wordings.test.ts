import { describe, expect, it } from "vitest"
import { wordings } from "../../testing/wordings.ts"
import { ownNames, plainLine } from "../../tokens.ts"

wordings("ability words and flavor words (207.2c, d)", [
  [
    "a chapter has a name",
    "I, II — Wings of Light — Draw a card.",
    { chapters: [1, 2], word: "wings of light", effect: { do: "draw" } },
  ],
  [
    "the object's own name is in it",
    "Zap's Ballad — Whenever Zap attacks, draw a card.",
    { word: "~ 's ballad", when: { on: "attacks" } },
  ],
  ["it has digits", "Nitro-9 — Whenever Zap attacks, draw a card.", { word: "nitro-9" }],
  [
    "it is a question",
    "Do You Like Zip? — Whenever Zap attacks, draw a card.",
    { word: "do you like zip ?" },
  ],
  [
    "a granted ability has one",
    'Creatures you control have "Landfall — Whenever a land you control enters, draw a card."',
    { effects: [{ changes: [{ abilities: [{ word: "landfall", when: { on: "moves" } }] }] }] },
  ],
])

wordings("restrictions that stand before the modes (602.5)", [
  [
    "once each turn",
    "{G}: Choose one. Activate only once each turn. • Draw a card. • You gain 2 life.",
    { limit: { times: 1, per: "turn" }, modes: { min: 1, max: 1, of: [{}, {}] } },
  ],
])

describe("201.5: names that stand for an object", () => {
  it("a created token's name in its own abilities", () => {
    const text =
      'Create Redwing, a legendary 1/1 blue Bird creature token with "Whenever Redwing attacks, surveil 1."'
    expect(plainLine(text, [])).toContain('"Whenever ~ attacks')
  })

  it("a title and the last name", () => {
    expect(ownNames("Captain James T. Kirk", true)).toContain("Captain Kirk")
  })
})
