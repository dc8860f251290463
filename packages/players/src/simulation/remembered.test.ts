import { DECK_NAMES, deckByName } from "@apnap/cards"
import { type Asker, characteristics, createState, Game, playOut, type State, saveState } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { dice, randomPlayer } from "../random.ts"

const setup = (seed: number) => ({
  players: [0, 1].map((i) => ({
    name: `player ${i}`,
    deck: deckByName(DECK_NAMES[(seed + i * 3) % DECK_NAMES.length])!.main,
  })),
  seed,
})

function describeAll(s: State): string {
  return JSON.stringify(s.battlefield.map((id) => characteristics(s, id)))
}

describe("what is remembered between windows", () => {
  it("options and characteristics are those that a look at the saved game finds", () => {
    for (let seed = 1; seed <= DECK_NAMES.length; seed++) {
      const player = randomPlayer(dice(seed))
      const ask: Asker = (s, d) => {
        if (d.kind === "priority" && s.answers.length === 0) {
          const afresh = Game.load(saveState(s)) // without memos
          expect([seed, s.turn.number, d]).toEqual([seed, s.turn.number, afresh.decision])
          expect([seed, describeAll(s)]).toEqual([seed, describeAll(afresh.state)])
        }
        return player(s, d)
      }
      playOut(createState(setup(seed)), ask, 250)
    }
  }, 120_000)
})
