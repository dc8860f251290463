import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { dice, randomPlayer } from "../random.ts"
import { type Fixture, fixtureOf, replayFixture } from "./fixture.ts"
import { randomSetup } from "./random-games.ts"
import { FIXTURES } from "./testing/shards.ts"

const read = (file: string): Fixture => JSON.parse(readFileSync(join(FIXTURES, file), "utf8"))
const files = existsSync(FIXTURES) ? readdirSync(FIXTURES).filter((file) => file.endsWith(".json")) : []

describe("replay fixtures", () => {
  it("every game that failed once goes through", () => {
    for (const file of files) expect(() => replayFixture(read(file)), file).not.toThrow()
  }, 120_000)

  it("a game that goes through gives none", () => {
    expect(fixtureOf({ setup: randomSetup("decks", 1), playerSeed: 1, maxTurns: 5 })).toBeNull()
  })

  it("a game that fails gives its answers, and they can be played again as JSON", () => {
    const setup = randomSetup("decks", 2)
    // The player, not the engine, fails at this number: a stand-in for an engine bug.
    const player = randomPlayer(dice(2))
    let left = 40
    const fixture = fixtureOf({ setup, playerSeed: 2, maxTurns: 30 }, (s, decision) => {
      if (left-- === 0) throw new Error("on purpose")
      return player(s, decision)
    })!
    expect([fixture.failure, fixture.answers.length, fixture.seed]).toEqual(["on purpose", 40, 2])
    expect(() => replayFixture(JSON.parse(JSON.stringify(fixture)))).not.toThrow()
    expect(() => replayFixture({ ...fixture, players: [{ name: "A", deck: ["No Such Card"] }] })).toThrow(
      'fixture/card: no embedded card is called "No Such Card"',
    )
  })
})
