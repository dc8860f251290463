import { expect, it } from "vitest"
import { simulate } from "./simulate.ts"
import { VOLUME } from "./testing/shards.ts"
import { VARIANT_GAMES } from "./testing/variant-games.ts"

/** A few games show whether a variant can be played to its end. */
const GAMES = Math.ceil(12 * VOLUME)

it.each(VARIANT_GAMES)(
  "random play: $title",
  ({ simulation, share = 1 }) => {
    const games = Math.ceil(GAMES * share)
    const result = simulate({ ...simulation, games, seed: 1 })
    expect([result.games, result.cut]).toEqual([games, 0])
  },
  900_000,
)
