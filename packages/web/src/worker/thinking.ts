import { type Answer, Game, type PlayerId } from "@apnap/engine"
import { choosePlayer, type Level } from "@apnap/players"

/** A decision that a computer player makes, with all that it needs for it: plain data. */
export interface Puzzle {
  /** The game as `Game.save` writes it. */
  save: string
  seat: PlayerId
  level: Level
  /** That of the game; each seat plays by another. */
  seed: number
}

/** The computer player's answer. `onProgress` is told how far it is, from 0 to 1. */
export function think({ save, seat, level, seed }: Puzzle, onProgress: (done: number) => void): Answer {
  return choosePlayer(level, seed + seat).answer(Game.load(save), seat, {
    onProgress: (done) => {
      onProgress(done)
      return false
    },
  })
}
