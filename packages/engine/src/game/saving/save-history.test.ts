import { describe, expect, it } from "vitest"
import { landCard } from "../../casting/testing/table.ts"
import { GameError } from "../../state/game-error.ts"
import { Game } from "../game.ts"

const deck = Array.from({ length: 40 }, () => landCard("Forest"))

function begin(): Game {
  return Game.start({ players: ["Ann", "Bob"].map((name) => ({ name, deck })), openingHands: false })
}

function codeOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    if (error instanceof GameError) return error.code
    throw error
  }
  return "none"
}

/** A game of several turns, and its history in parts of a few turns each. */
function kept(): { game: Game; parts: string[] } {
  const game = begin()
  const parts: string[] = []
  let from = 0
  for (const turn of [4, 5, 9]) {
    while (game.state.turn.number < turn) game.decideQuietly()
    const { text, next } = game.saveHistory(from)
    parts.push(text)
    from = next
  }
  for (let i = 0; i < 5; i++) game.decideQuietly()
  return { game, parts }
}

describe("a history in parts", () => {
  it("makes the same game of a save without history", () => {
    const { game, parts } = kept()
    const text = game.save({ history: false })
    const loaded = Game.load(text, parts)
    expect([loaded.save(), loaded.eventCount]).toEqual([game.save(), game.eventCount])
    expect(loaded.history()).toEqual(game.history())
    expect(Game.load(text).history().length).toBeLessThan(game.eventCount)
  })

  it("is refused where a part is missing, cut, changed or of another version, and where none begins", () => {
    const { game, parts } = kept()
    const text = game.save({ history: false })
    const [first, second, third] = parts
    const odd = [
      [first, third],
      [second],
      [first.slice(0, -9)],
      [first.replace("500.1", "500.2")],
      ["[]"],
      ["7"],
      [""],
    ]
    for (const some of odd) expect([some, codeOf(() => Game.load(text, some))]).toEqual([some, "bad-save"])
    expect(codeOf(() => Game.load(text, [first.replace(/"apnap":\d+/, '"apnap":1')]))).toBe("save-version")
    expect(codeOf(() => game.saveHistory(1))).toBe("bad-number")
    expect(codeOf(() => game.saveHistory(1e6))).toBe("bad-number")
  })
})
