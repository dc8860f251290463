import { deckByName } from "@apnap/cards"
import { Game, type GameSetup } from "@apnap/engine"
import { type Dice, randomAnswer } from "@apnap/players"
import { RunningGame } from "../game/running-game.ts"
import { USUAL_STOPS } from "../protocol/stops.ts"
import type { Settings } from "../protocol/table.ts"

export const SETTINGS: Settings = {
  stops: USUAL_STOPS,
  hold: false,
  fullControl: false,
  byHand: false,
  pace: 0,
  show: 0,
}

const DECKS = ["midrange", "burn", "tokens", "aggro"]

/** A game of people, with a computer player in each seat not in `people`. */
export function peopleAt(
  seats: number,
  people: readonly number[],
  setup: Partial<GameSetup> = {},
): RunningGame {
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `Player ${seat}`,
    deck: deckByName(DECKS[seat % DECKS.length])!.main,
  }))
  let number = 0
  return new RunningGame(Game.start({ players, seed: 5, ...setup }), {
    people: new Map(people.map((seat) => [seat, SETTINGS])),
    level: "random",
    seed: 3,
    variant: "",
    nextNumber: () => ++number,
    keep: { every: 16, along: true },
    mostEntries: 100,
    recalledEntries: 100,
  })
}

/** Advances until people are waited for or the game is over. */
export function goOn(running: RunningGame): void {
  while (!running.game.over) {
    if (running.goesOnByItself) running.step()
    else {
      const { thought } = running
      if (thought === null) return
      let step = thought.steps.next()
      while (step.done !== true) step = thought.steps.next()
      running.step(step.value)
    }
  }
}

/** One of the people waited for gives a random answer; if the rules refuse it, nothing changes. */
export function answerOnce(running: RunningGame, roll: Dice): void {
  const { waitedFor } = running
  const seat = waitedFor[Math.floor(roll() * waitedFor.length)]
  const { prompt, game } = running.table(seat)
  if (prompt === null) throw new Error(`seat ${seat} is waited for without a prompt`)
  try {
    running.answer(seat, game, prompt.at, randomAnswer(prompt.decision, roll))
  } catch {
    // Refused: the next call tries another answer.
  }
}
