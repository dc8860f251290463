import { RULESETS } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { dice, randomPlayer } from "../../random.ts"
import { playGuarded, randomSetup } from "../random-games.ts"
import { gameSetup } from "../simulate.ts"
import { playAll, VOLUME } from "../testing/shards.ts"
import { VARIANT_GAMES } from "../testing/variant-games.ts"
import { lawful } from "./lawful.ts"

/** One window in this many is also rebuilt from scratch, with every option tried. */
const EVERY = 80
/** Games of each kind; `APNAP_GAMES=50` plays some hundred. */
const GAMES = Math.ceil(2 * VOLUME)
const MAX_TURNS = 200
/** Maximum turns checked in games with many players or eras. */
const SHORT = 40

describe("at every decision of random games the rules hold (117.5, 400.1, 613, 704.3)", () => {
  it.each(["decks", "piles"] as const)(
    "with %s",
    (kind) => {
      expect(playAll(kind, 7000, GAMES, MAX_TURNS, (player) => lawful(player, EVERY))).toEqual([])
    },
    3_600_000,
  )

  it.each(RULESETS.map(({ name }) => name))(
    "by the rules of %s",
    (ruleset) => {
      for (let seed = 0; seed < VOLUME; seed++) {
        const setup = { ...randomSetup(seed % 2 === 0 ? "piles" : "decks", seed), ruleset }
        playGuarded(setup, SHORT, lawful(randomPlayer(dice(seed)), EVERY))
      }
    },
    3_600_000,
  )

  it.each(VARIANT_GAMES)(
    "$title",
    ({ simulation }) => {
      for (let game = 0; game < VOLUME; game++) {
        const setup = gameSetup({ ...simulation, games: 1, seed: 1 }, game)
        playGuarded(setup, SHORT, lawful(randomPlayer(dice(game)), EVERY * 4))
      }
    },
    3_600_000,
  )
})
