import { describe, expect, it } from "vitest"
import { card, creature } from "../../casting/testing/table.ts"
import { Game } from "../../game/game.ts"
import { createState, place } from "../../game/setup/setup.ts"

const agent = card({
  name: "Agent",
  types: ["enchantment"],
  abilities: [
    {
      ability: "static",
      effects: [{ static: "controlsSearch", who: { who: "you" }, of: { who: "opponents" } }],
    },
  ],
})
const seek = card({
  name: "Seek",
  types: ["sorcery"],
  cost: "{0}",
  abilities: [
    {
      ability: "spell",
      effect: { do: "search", filter: { is: "type", type: "creature" }, count: 1, to: "hand", shuffle: true },
    },
  ],
})

describe("controlling another player for a time (723.2)", () => {
  it("723.2: the one who controls the search is asked what is found; then its player decides again", () => {
    const s = createState({
      players: ["Ann", "Bob"].map((name) => ({
        name,
        deck: Array.from({ length: 9 }, () => creature("Bear")),
      })),
      openingHands: false,
      startingPlayer: 0,
    })
    place(s, 0, "hand", seek)
    place(s, 1, "battlefield", agent)
    const game = Game.from(s)
    while (game.state.turn.step !== "precombatMain") game.decide(game.serial, 0)
    const { decision } = game
    const cast = decision?.kind === "priority" ? decision.options.findIndex((o) => o.do === "cast") : -1
    expect(cast).toBeGreaterThan(0)
    game.decide(game.serial, cast)
    while (game.decision?.purpose === "priority") game.decide(game.serial, 0)
    expect([game.decision?.purpose, game.decision?.player, game.decider]).toEqual(["search", 0, 1])
    game.decide(game.serial, [0])
    expect([game.decision?.purpose, game.decision?.player, game.decider]).toEqual(["priority", 0, 0])
  })
})
