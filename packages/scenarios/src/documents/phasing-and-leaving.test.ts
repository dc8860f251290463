import { describe, expect, it } from "vitest"
import { lifeOf, onBattlefield, played } from "./testing/table.ts"

const FAMILIAR = {
  name: "Ertai's Familiar",
  mana_cost: "{1}{U}",
  type_line: "Creature — Illusion",
  oracle_text: "Phasing\nWhen this creature phases out or leaves the battlefield, you gain 3 life.",
  power: "2",
  toughness: "2",
}

describe("phasing out and leaving", () => {
  it.each(["2003-07", "2014-02"])(
    '702.26, 603.2c: "phases out or leaves the battlefield" triggers once for one phasing out (%s)',
    (ruleset) => {
      expect(
        played({
          ruleset,
          cards: [FAMILIAR],
          players: { A: { battlefield: ["Ertai's Familiar"] }, B: {} },
          stopAt: { turn: 1, step: "draw" },
          expect: [lifeOf("A", 23), onBattlefield("Ertai's Familiar", 0)],
        }),
      ).toBe("")
    },
  )

  it("603.6c, 702.26k: only phased-in permanents leave the battlefield with their owner", () => {
    const WATCH = {
      name: "Test Watch",
      mana_cost: "{1}",
      type_line: "Artifact",
      oracle_text: "Whenever a creature leaves the battlefield, you gain 1 life.",
    }
    const GHOST = { ...FAMILIAR, name: "Test Ghost", oracle_text: "Phasing" }
    expect(
      played({
        format: "freeForAll",
        turnOrder: ["A", "B", "C"],
        cards: [WATCH, GHOST],
        players: {
          A: { battlefield: ["Test Ghost", "Grizzly Bears"] },
          B: { battlefield: ["Test Watch"] },
          C: {},
        },
        script: [{ turn: 1, step: "precombatMain", player: "A", do: "concede" }],
        stopAt: { turn: 2, step: "precombatMain" },
        expect: [lifeOf("B", 21)],
      }),
    ).toBe("")
  })
})
