import { expect, it } from "vitest"
import { playAll, VOLUME } from "./testing/shards.ts"

it(
  "games with piles of all embedded cards end within 300 turns, and no card is lost or doubled on the way",
  () => {
    expect(playAll("piles", 1, 400 * VOLUME, 300)).toEqual([])
  },
  900_000 * Math.max(1, VOLUME),
)
