import type { Game } from "@apnap/engine"
import type { Opponent, Thinking } from "../opponents/opponent.ts"

/** Default number of turns after which a game is cut short and counted as a draw. */
const LONGEST = 120
/** Decisions in one turn after which it is considered an endless loop, and the game a draw (104.4b). */
const LOOP = 3000

export interface Playing {
  thinking?: Thinking
  /** Turns after which the game is cut short and counted as a draw; default 120. */
  longest?: number
  /** Called with the game after each decision. */
  watch?: ((game: Game) => void) | undefined
}

/** Statistics of a game's decisions. */
export interface Played {
  decisions: number
  /** Longest decision in milliseconds. */
  slowest: number
}

/** Plays a game to its end, or until it is cut short; `players` is indexed by seat. */
export function playToEnd(
  game: Game,
  players: readonly Opponent[],
  { thinking = {}, longest = LONGEST, watch }: Playing = {},
): Played {
  const played: Played = { decisions: 0, slowest: 0 }
  let turn = 0
  let inTurn = 0
  while (game.decision !== null && game.state.turn.number <= longest && inTurn < LOOP) {
    inTurn = game.state.turn.number === turn ? inTurn + 1 : 0
    turn = game.state.turn.number
    const { decider } = game
    const began = performance.now()
    const answer = players[decider].answer(game, decider, thinking)
    played.slowest = Math.max(played.slowest, performance.now() - began)
    game.decide(game.decision, answer)
    played.decisions++
    watch?.(game)
  }
  return played
}
