import { type CardDefinition, Game } from "@apnap/engine"
import { choosePlayer, type Level } from "../opponents/opponent.ts"
import { type Playing, playToEnd } from "./play-to-end.ts"

/** One game of an arena: the seats' levels and decks. */
export interface Bout {
  /** Levels by seat. */
  levels: readonly [Level, Level]
  /** Deck of each seat, by name. */
  decks: readonly [string, string]
  seed: number
}

export interface BoutResult extends Bout {
  /** The winning seat; -1 for a draw or a game cut short. */
  winner: number
  turns: number
  /** Longest decision in milliseconds. */
  slowest: number
}

/**
 * The bouts between two levels: both games of a pair have the same seed, shuffle and decks, with the levels swapping seats, so that luck
 * affects both equally. The decks rotate: mirror matches first, then other pairings.
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

/** Plays one game to its end; `deckOf` supplies the cards. */
export function playBout(
  bout: Bout,
  deckOf: (name: string) => readonly CardDefinition[],
  playing: Playing = {},
): BoutResult {
  const players = bout.levels.map((level, seat) => choosePlayer(level, bout.seed * 31 + seat))
  const game = Game.start({
    players: bout.decks.map((name, seat) => ({ name: `${seat + 1}`, deck: deckOf(name) })),
    seed: bout.seed,
  })
  const { slowest } = playToEnd(game, players, playing)
  const winner = game.state.over?.winners[0] ?? -1
  return { ...bout, winner, turns: game.state.turn.number, slowest }
}
