import { type Answer, type Decision, Game, GameError } from "@apnap/engine"
import fc from "fast-check"
import { expect, it } from "vitest"
import { type Dice, dice, randomAnswer } from "../random.ts"
import { randomSetup } from "./random-games.ts"
import { VOLUME } from "./testing/shards.ts"

/** Anything that a program could send as an answer. */
const nonsense = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom<unknown>(null, undefined, true, {}, "", "Island", "0", 0.5, Number.NaN, 2 ** 53, []),
  fc.array(fc.integer({ min: -2, max: 8 }), { maxLength: 4 }),
  fc.array(fc.tuple(fc.integer({ min: -1, max: 4 }), fc.integer({ min: -1, max: 3 })), { maxLength: 4 }),
  fc.array(fc.constantFrom<unknown>(null, "1", [], [0], 0.5, Number.NaN), { maxLength: 3 }),
)

/** What must not change: the game with all its data, and the pending decision. */
const shown = (game: Game) => [game.digest(), JSON.stringify(game.decision), game.history().length]

/** The code of the refusal; null if the answer is accepted. */
function refusal(game: Game, decision: Decision, answer: unknown): string | null {
  try {
    game.decide(decision, answer as Answer)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(GameError)
    return (error as GameError).code
  }
}

/** Advances by one random answer; a refused declaration or proposal is replaced by a safe one. */
function step(game: Game, roll: Dice): void {
  const decision = game.decision!
  if (refusal(game, decision, randomAnswer(decision, roll)) === null) return
  const again = game.decision!
  game.decide(
    again,
    randomAnswer(again, () => 0, true),
  )
}

/** Tries the answers, and one to the previous decision; returns the number refused. */
function probe(game: Game, stale: Decision | null, answers: readonly unknown[]): number {
  const { decision } = game
  const before = shown(game)
  const begun = [...game.state.answers]
  if (stale !== null && decision !== null) expect(refusal(game, stale, 0)).toBe("stale-decision")
  expect(shown(game)).toEqual(before)
  let refused = 0
  for (const answer of answers) {
    const tried = game.fork()
    const code = refusal(tried, decision ?? stale!, answer)
    if (code === null) continue
    refused++
    expect([answer, code]).toEqual([answer, decision === null ? "game-over" : "illegal-answer"])
    // 733.1: an illegal proposal is undone entirely, including its earlier answers.
    if (tried.state.answers.length === begun.length) expect([answer, shown(tried)]).toEqual([answer, before])
    else expect([answer, tried.state.answers]).toEqual([answer, []])
  }
  // The forks never affect the game.
  expect([shown(game), game.state.answers]).toEqual([before, begun])
  return refused
}

it("a stale or illegal answer, or one that is no answer, is refused with a code and leaves the game as it was", () => {
  const kinds = new Set<string>()
  const check = (seed: number, answers: unknown[]) => {
    const roll = dice(seed)
    const game = Game.start(randomSetup(seed % 2 === 0 ? "decks" : "piles", seed))
    const probed = new Set<string>()
    let stale: Decision | null = null
    for (let i = 0; i < 300; i++) {
      const kind = game.decision?.kind ?? "over"
      if (!probed.has(kind) && probe(game, stale, answers) > 0) kinds.add(kind)
      probed.add(kind)
      if (game.decision === null) return
      stale = game.decision
      step(game, roll)
    }
  }
  const lists = fc.array(nonsense, { minLength: 4, maxLength: 8 })
  fc.assert(fc.property(fc.integer({ min: 1, max: 9999 }), lists, check), {
    numRuns: 8 * Math.max(1, VOLUME),
    seed: 733,
  })
  expect([...kinds]).toEqual(
    expect.arrayContaining(["priority", "confirm", "choose", "attackers", "blockers"]),
  )
}, 120_000)
