import { createState, digest, Game, loadState, playOut, saveState, viewOf } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { dice, randomAnswer, randomPlayer } from "../random.ts"
import { randomSetup } from "./random-games.ts"

const duel = (seed: number) => randomSetup("decks", seed)

describe("random play", () => {
  it("a fork and a reload play on alike, and leave the original as it was", () => {
    const game = Game.start(duel(5))
    const roll = dice(5)
    for (let i = 0; i < 60 && game.decision !== null; i++) tryDecide(game, roll)
    const before = game.digest()
    const fork = game.fork()
    const loaded = Game.load(game.save())
    const [a, b] = [dice(9), dice(9)]
    for (let i = 0; i < 60; i++) {
      tryDecide(fork, a)
      tryDecide(loaded, b)
    }
    expect(fork.digest()).toBe(loaded.digest())
    expect(game.digest()).toBe(before)
  })

  it("400.2: a view holds no card of a hidden zone of somebody else", () => {
    const s = playOut(createState(duel(3)), randomPlayer(dice(3)), 40)
    const hidden = new Set([...s.players[1].hand, ...s.players[0].library, ...s.players[1].library])
    const ids = JSON.stringify(viewOf(s, 0))
      .match(/"id":\d+/g)!
      .map((text) => Number(text.slice(5)))
    const objects = ids.filter((id) => id > 1)
    expect(objects.filter((id) => hidden.has(id))).toEqual([])
  })

  it("a state saved and loaded has the same digest", () => {
    const s = playOut(createState(duel(8)), randomPlayer(dice(8)), 100)
    expect(digest(loadState(saveState(s)))).toBe(digest(s))
  })
})

function tryDecide(game: Game, roll: () => number): void {
  if (game.decision === null) return
  try {
    game.decide(game.decision, randomAnswer(game.decision, roll))
  } catch (error) {
    expect((error as { code: string }).code).toBe("illegal-answer")
  }
}
