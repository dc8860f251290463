import { expect, it } from "vitest"
import { randomSetup } from "./random-games.ts"
import { checkedGame } from "./simulate.ts"
import { VOLUME } from "./testing/shards.ts"

/** The odd seeds; the other file has the others, so that two processes share them. */
const SEEDS = Array.from({ length: Math.ceil(20 * VOLUME) }, (_, i) => 2 * i + 1)

it(
  "checking mode: in process, with external answers and with a save and load at each decision, games end alike",
  () => {
    let ended = 0
    for (const seed of SEEDS) {
      const { inProcess, external, reloaded } = checkedGame(randomSetup("decks", seed), seed)
      expect([seed, external, reloaded]).toEqual([seed, inProcess, inProcess])
      if (inProcess !== "unfinished") ended++
    }
    // Games that are cut say nothing: most must have come to their end.
    expect(ended).toBeGreaterThanOrEqual(0.5 * SEEDS.length)
  },
  300_000 * Math.max(1, VOLUME),
)
