import { deckByName } from "@apnap/cards"
import { createState, Game, type State } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { dice, randomAnswer } from "../random.ts"

const SEEDS = 4
const DECISIONS = 200

/** Reads of the rules' knobs until one fails; 0: none does. */
const fuse = { reads: 0 }

/** A game in which reading the rules fails when the fuse has burnt down, in the midst of whatever is done. */
function fragileGame(seed: number): Game {
  const deck = deckByName("midrange")!.main
  const players = ["first", "second"].map((name) => ({ name, deck }))
  const s = createState({ players, seed })
  const knobs = new Proxy(s.ruleset.knobs, {
    get: (target, key, receiver) => {
      if (fuse.reads > 0 && --fuse.reads === 0) throw new RangeError("the rules are lost")
      return Reflect.get(target, key, receiver)
    },
  })
  const state: State = { ...s, ruleset: { ...s.ruleset, knobs } }
  return Game.from(state)
}

function told(game: Game): unknown {
  return [game.digest(), game.save(), game.decision, game.serial, game.eventCount]
}

/** Plays at random; before each answer, tries it with a fuse that may burn down in its midst. Returns how often that failed. */
function playDisturbed(game: Game, seed: number): number {
  const [roll, chance] = [dice(seed), dice(seed + 1)]
  let failures = 0
  const held: { state: State; text: string }[] = []
  for (let i = 0; i < DECISIONS && game.decision !== null; i++) {
    const answer = randomAnswer(game.decision, roll)
    if (chance() < 0.1) held.push({ state: game.state, text: textOf(game.state) })
    if (chance() < 0.1) game.fork()
    failures += Number(decideTwice(game, answer, 1 + Math.floor(chance() * chance() * 20)))
  }
  for (const { state, text } of held) expect(textOf(state)).toBe(text)
  return failures
}

function textOf({ ruleset: _, derived: __, ...state }: State): string {
  return JSON.stringify(state, (key, value) => (/epoch|^(revision|quiet|journal)$/i.test(key) ? 0 : value))
}

/** Answers with a burning fuse. If it burnt down, checks that nothing has changed and answers again without. */
function decideTwice(game: Game, answer: Parameters<Game["decide"]>[1], reads: number): boolean {
  const before = told(game)
  fuse.reads = reads
  const error = tryToDecide(game, answer)
  const hasFailed = fuse.reads === 0
  fuse.reads = 0
  if (!hasFailed) return false
  expect(error).toMatchObject({ code: "internal", cause: new RangeError("the rules are lost") })
  expect(told(game)).toEqual(before)
  tryToDecide(game, answer)
  return true
}

function tryToDecide(game: Game, answer: Parameters<Game["decide"]>[1]): unknown {
  try {
    game.decide(game.decision!, answer)
    return null
  } catch (error) {
    return error
  }
}

function playCalmly(game: Game, seed: number): void {
  const roll = dice(seed)
  for (let i = 0; i < DECISIONS && game.decision !== null; i++)
    tryToDecide(game, randomAnswer(game.decision, roll))
}

describe("a decision that fails in the middle", () => {
  it("leaves the game as it was, and states that were handed out too", () => {
    let failures = 0
    for (let seed = 1; seed <= SEEDS; seed++) {
      const [disturbed, calm] = [fragileGame(seed), fragileGame(seed)]
      failures += playDisturbed(disturbed, seed)
      playCalmly(calm, seed)
      expect(disturbed.digest()).toBe(calm.digest())
    }
    expect(failures).toBeGreaterThan(50)
  })
})
