import { createState, Game, playOut, RULESETS } from "@apnap/engine"
import { expect, it } from "vitest"
import { dice, randomPlayer } from "../random.ts"
import { randomSetup } from "./random-games.ts"
import { gameSetup } from "./simulate.ts"
import { VOLUME } from "./testing/shards.ts"
import { VARIANT_GAMES } from "./testing/variant-games.ts"

it("every save of a random game is loaded as the same game, in all variants and eras", () => {
  const setups = [
    ...Array.from({ length: 12 * VOLUME }, (_, i) => randomSetup(i % 2 === 0 ? "piles" : "decks", i)),
    ...Array.from({ length: 6 * VOLUME }, (_, i) => ({
      ...randomSetup("piles", i),
      ruleset: RULESETS[(i * 7) % RULESETS.length].name,
    })),
    ...VARIANT_GAMES.map(({ simulation }, i) => gameSetup({ ...simulation, games: 1, seed: i }, 0)),
  ]
  for (const [i, setup] of setups.entries()) {
    const asker = randomPlayer(dice(i))
    let s = createState(setup)
    for (let part = 0; part < 6 && s.over === null; part++) {
      s = playOut(s, asker, 60)
      const game = Game.from(s)
      const text = game.save()
      expect([i, Game.load(text).save() === text]).toEqual([i, true])
    }
  }
}, 120_000)
