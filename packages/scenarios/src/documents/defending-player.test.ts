import { describe, expect, it } from "vitest"
import { lifeOf, played } from "./testing/table.ts"

describe("the defending player of each of several creatures", () => {
  it("508.5a: each attacking creature has its own defending player", () => {
    const TOLL = {
      name: "Test Toll",
      mana_cost: "{R}",
      type_line: "Instant",
      oracle_text: "For each attacking creature, defending player loses 1 life.",
    }
    expect(
      played({
        format: "freeForAll",
        turnOrder: ["A", "B", "C"],
        cards: [TOLL],
        players: {
          A: { hand: ["Test Toll"], battlefield: ["Mountain", { card: "Grizzly Bears", count: 3 }] },
          B: {},
          C: {},
        },
        script: [
          ...(["B", "C", "C"] as const).map((player) => ({
            turn: 1,
            step: "declareAttackers" as const,
            player: "A",
            do: "attack" as const,
            creature: "Grizzly Bears",
            defender: { player },
          })),
          { turn: 1, step: "declareAttackers", player: "A", do: "cast", card: "Test Toll" },
        ],
        stopAt: { turn: 1, step: "declareAttackers" },
        expect: [lifeOf("B", 19), lifeOf("C", 18)],
      }),
    ).toBe("")
  })
})
