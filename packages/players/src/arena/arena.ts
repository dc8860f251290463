import { type CardDefinition, Game } from "@apnap/engine"
import { choosePlayer, type Level, type Thinking } from "../opponents/opponent.ts"

/** One game of an arena: which level sits where, and what both play with. */
export interface Bout {
  /** Levels by seat. */
  levels: readonly [Level, Level]
  /** Deck of each seat, by name. */
  decks: readonly [string, string]
  seed: number
}

export interface BoutResult extends Bout {
  /** The seat that won; -1 for a draw or a game that was cut. */
  winner: number
  turns: number
  /** Longest decision in milliseconds. */
  slowest: number
}

/** Turns after which a game is cut and counted as a draw. */
const LONGEST = 120
/** Decisions in one turn after which it is taken for a loop that nobody can leave, and the game for a draw (104.4b). */
const LOOP = 3000

/**
 * The bouts between two levels: each pair of games has one seed, one shuffling and the same decks, with the levels changing seats, so
 * that luck falls to both alike. The decks go round: mirrors and then other pairings.
 */
export function bouts(
  levels: readonly [Level, Level],
  decks: readonly string[],
  pairs: number,
  seed: number,
): Bout[] {
  return Array.from({ length: pairs }, (_, i) => {
    const first = decks[i % decks.length]
    const second = decks[(i + Math.floor(i / decks.length)) % decks.length]
    const [a, b] = levels
    return [
      { levels: [a, b], decks: [first, second], seed: seed + i },
      { levels: [b, a], decks: [first, second], seed: seed + i },
    ] satisfies Bout[]
  }).flat()
}

/** How a bout is played. */
export interface Playing {
  thinking?: Thinking
  /** Turns after which it is cut and counted as a draw; default 120. */
  longest?: number
  /** Called with the game after each decision. */
  watch?: ((game: Game) => void) | undefined
}

/** Plays one game to its end; the cards come from `deckOf`. */
export function playBout(
  bout: Bout,
  deckOf: (name: string) => readonly CardDefinition[],
  { thinking = {}, longest = LONGEST, watch }: Playing = {},
): BoutResult {
  const players = bout.levels.map((level, seat) => choosePlayer(level, bout.seed * 31 + seat))
  const game = Game.start({
    players: bout.decks.map((name, seat) => ({ name: `${seat + 1}`, deck: deckOf(name) })),
    seed: bout.seed,
  })
  let slowest = 0
  let turn = 0
  let decisions = 0
  while (game.decision !== null && game.state.turn.number <= longest && decisions < LOOP) {
    decisions = game.state.turn.number === turn ? decisions + 1 : 0
    turn = game.state.turn.number
    const { decider } = game
    const began = performance.now()
    const answer = players[decider].answer(game, decider, thinking)
    slowest = Math.max(slowest, performance.now() - began)
    game.decide(game.decision, answer)
    watch?.(game)
  }
  const winner = game.state.over?.winners[0] ?? -1
  return { ...bout, winner, turns: game.state.turn.number, slowest }
}
