import { type Answer, createState, Game, GameError, playOut, quietAnswer } from "@apnap/engine"
import { expect, it } from "vitest"
import { hash } from "../../../engine/src/state/hash.ts"
import { type Dice, dice, randomAnswer, randomPlayer } from "../random.ts"
import { randomSetup } from "./random-games.ts"
import { VOLUME } from "./testing/shards.ts"

/** Saves in the middle of random games. */
const saves = Array.from({ length: 8 }, (_, i) => {
  const s = playOut(
    createState(randomSetup(i % 2 === 0 ? "piles" : "decks", i)),
    randomPlayer(dice(i)),
    60 + 90 * i,
  )
  const game = Game.from(s)
  const roll = dice(i)
  // Some in the middle of an action.
  for (let n = 0; n < 40 && game.decision !== null && game.state.answers.length === 0; n++)
    try {
      game.decide(game.serial, randomAnswer(game.decision, roll))
    } catch {
      game.decideQuietly()
    }
  return game.save({ history: i % 3 !== 0 })
})

const ODD = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  7,
  99,
  -99,
  1e9,
  2 ** 53,
  "",
  "x",
  "library",
  "{",
  [],
  {},
  [0],
  [[]],
  { id: 1 },
  "__proto__",
]

type Box = Record<string, unknown>

/** Every place in a value: its container and key. */
function places(value: unknown, found: [Box, string][] = []): [Box, string][] {
  if (typeof value === "object" && value !== null)
    for (const key of Object.keys(value)) {
      found.push([value as Box, key])
      places((value as Box)[key], found)
    }
  return found
}

const one = <T>(from: readonly T[], roll: Dice): T => from[Math.floor(roll() * from.length)]

/** Alters one to three places of a save, and updates its hash. */
function crafted(text: string, roll: Dice): string {
  const save = JSON.parse(text) as { apnap: number; turns: unknown; state: unknown }
  const all = places({ state: save.state, turns: save.turns })
  for (let n = 1 + Math.floor(roll() * 3); n > 0; n--) {
    const [box, key] = one(all, roll)
    const change = roll()
    if (change < 0.5) box[key] = one(ODD, roll)
    else if (change < 0.65) delete box[key]
    else if (change < 0.8) {
      const [other, from] = one(all, roll)
      box[key] = structuredClone(other[from])
    } else if (Array.isArray(box[key])) (box[key] as unknown[]).push(...(box[key] as unknown[]))
    else if (typeof box[key] === "number") box[key] = Math.floor(roll() * 40) - 4
    else box[one(Object.keys(box), roll)] = box[key]
  }
  const body = `"turns":${JSON.stringify(save.turns)},"state":${JSON.stringify(save.state)}}`
  return `{"apnap":${save.apnap},"hash":"${hash(body)}",${body}`
}

const OF_LOADING = ["bad-save", "save-version", "unknown-ruleset"]

/** Plays on for some decisions: every error thrown must have a code. */
function playOn(game: Game, roll: Dice, failed: () => void): void {
  for (let i = 0; i < 25 && game.decision !== null; i++) {
    const { serial, decision } = game
    const answer: Answer = roll() < 0.5 ? quietAnswer(decision) : randomAnswer(decision, roll)
    try {
      game.decide(serial, answer)
    } catch (error) {
      if (!(error instanceof GameError)) throw error
      if (error.code === "internal" || error.code === "endless") return failed()
    }
  }
}

it("crafted saves are refused with a code, or are games: none throws otherwise, and none hangs", () => {
  const outcomes: Record<string, number> = {}
  const count = Number(process.env.APNAP_SAVES ?? 300 * VOLUME)
  for (let seed = 0; seed < count; seed++) {
    const roll = dice(seed)
    const text = crafted(one(saves, roll), roll)
    const begun = performance.now()
    let outcome = "loaded"
    try {
      playOn(Game.load(text), roll, () => {
        outcome = "fails later"
      })
    } catch (error) {
      expect([seed, error instanceof GameError ? error.code : error]).toEqual([
        seed,
        expect.stringMatching(OF_LOADING.join("|")),
      ])
      outcome = (error as GameError).code
    }
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    expect([seed, performance.now() - begun > 20_000]).toEqual([seed, false])
  }
  if (process.env.APNAP_SAVES) console.log(outcomes)
  expect(outcomes["bad-save"]).toBeGreaterThan(outcomes.loaded)
}, 600_000)
