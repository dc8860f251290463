import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Asker } from "@apnap/engine"
import { dice, randomPlayer } from "../../random.ts"
import { fixtureOf, type RandomGame } from "../fixture.ts"
import { playGuarded, type RandomGameKind, randomSetup } from "../random-games.ts"

/** The folder of permanent fixtures of failed random games. */
export const FIXTURES = fileURLToPath(new URL("../../../fixtures", import.meta.url))

/** Multiplier of the number of random games in tests: a quarter, and half of them in CI, so that the tests take less time. */
export const VOLUME = Number(process.env.APNAP_GAMES ?? (process.env.CI === undefined ? 0.25 : 0.5))

/**
 * Plays the random games of these seeds, optionally `watched`; writes faulty ones as fixtures. Returns the failures, including games
 * without an end.
 */
export function playAll(
  kind: RandomGameKind,
  from: number,
  count: number,
  maxTurns: number,
  watched = (player: Asker): Asker => player,
): string[] {
  const failures: string[] = []
  for (let seed = from; seed < from + count; seed++) {
    const game: RandomGame = { setup: randomSetup(kind, seed), playerSeed: seed, maxTurns }
    try {
      const { over, turn } = playGuarded(game.setup, maxTurns, watched(randomPlayer(dice(seed))))
      if (over === null) failures.push(`${kind} ${seed}: no end by turn ${turn.number}`)
    } catch (error) {
      mkdirSync(FIXTURES, { recursive: true })
      writeFileSync(
        join(FIXTURES, `${kind}-${seed}.json`),
        `${JSON.stringify(fixtureOf(game, watched(randomPlayer(dice(seed)))))}\n`,
      )
      failures.push(`${kind} ${seed}: ${(error as Error).message}`)
    }
  }
  return failures
}
