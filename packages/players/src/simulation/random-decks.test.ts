import { expect, it } from "vitest"
import { playAll, VOLUME } from "./testing/shards.ts"

it(
  "games between the eight decks end within 300 turns, and no card is lost or doubled on the way",
  () => {
    expect(playAll("decks", 1, 1600 * VOLUME, 300)).toEqual([])
  },
  900_000 * Math.max(1, VOLUME),
)
