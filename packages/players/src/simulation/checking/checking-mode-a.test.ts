import { expect, it } from "vitest"
import { randomSetup } from "../random-games.ts"
import { VOLUME } from "../testing/shards.ts"
import { checkedGame, type Way } from "./checking-mode.ts"

/** The odd seeds; the other file has the even ones, so that two processes share them. */
const SEEDS = Array.from({ length: Math.ceil(100 * VOLUME) }, (_, i) => 2 * i + 1)

/** One game in this many is saved and loaded at every decision. */
const THOROUGH = 10

it(
  "checking mode: in process, with external answers and with saves and loads in between, games end alike",
  () => {
    SEEDS.forEach((seed, i) => {
      const ways: Way[] = i % THOROUGH === 0 ? ["external", "reloaded"] : ["sometimesReloaded"]
      const [first, ...others] = checkedGame(randomSetup("decks", seed), seed, ["inProcess", ...ways])
      expect([seed, first]).not.toEqual([seed, "unfinished"])
      expect([seed, ...others]).toEqual([seed, ...ways.map(() => first)])
    })
  },
  900_000 * Math.max(1, VOLUME),
)
