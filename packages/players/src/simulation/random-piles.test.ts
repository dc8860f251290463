import { expect, it } from "vitest"
import { playAll, VOLUME } from "./testing/shards.ts"

/** Enough turns to see most of a pile; longer games are cut there, because crowded boards make them dear. */
const TURNS = 25

it(
  "games with piles of all embedded cards run, and no card is lost or doubled on the way",
  () => {
    expect(playAll("piles", 1, 100 * VOLUME, TURNS)).toEqual([])
  },
  300_000 * Math.max(1, VOLUME),
)
