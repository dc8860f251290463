import type { CardUse } from "./card-use.ts"
import { type LabGame, playLabGame, points } from "./lab-game.ts"
import type { Chunk, Contest, Study } from "./study.ts"

/** The results of a chunk. */
export interface ChunkResult {
  /** Block by block, arm by arm, with A in the first seat and then in the second. */
  games: LabGame[]
  cards: CardTally[]
}

/** The number of a chunk's games in which a card was drawn and played, and its owner's points in them (a draw counts half). */
export interface CardTally extends Uses {
  arm: string
  side: "a" | "b"
  card: string
}

export interface Uses {
  drawn: number
  drawnWon: number
  played: number
  playedWon: number
}

export function playChunk(study: Study, { contest, from, blocks }: Chunk): ChunkResult {
  const games: LabGame[] = []
  const cards = new Map<string, CardTally>()
  for (let block = from; block < from + blocks; block++)
    for (const arm of study.contests[contest].arms)
      for (const seat of [0, 1] as const) {
        const { game, uses } = playLabGame(study, arm, study.seed + block, seat)
        games.push(game)
        count(cards, arm.name, "a", uses[0], points(game))
        count(cards, arm.name, "b", uses[1], 1 - points(game))
      }
  return { games, cards: [...cards.values()] }
}

function count(
  cards: Map<string, CardTally>,
  arm: string,
  side: "a" | "b",
  { drawn, played }: CardUse,
  won: number,
): void {
  const tally = (card: string): CardTally => {
    const key = `${arm} ${side} ${card}`
    const known = cards.get(key) ?? { arm, side, card, drawn: 0, drawnWon: 0, played: 0, playedWon: 0 }
    cards.set(key, known)
    return known
  }
  for (const card of drawn) {
    const one = tally(card)
    one.drawn++
    one.drawnWon += won
  }
  for (const card of played) {
    const one = tally(card)
    one.played++
    one.playedWon += won
  }
}

/**
 * One observation per block: with one arm, A's share of the block's two games; with two, A's gain in the second arm over the first. The
 * games must be whole blocks, as returned by `playChunk`.
 */
export function observations({ arms }: Contest, games: readonly LabGame[]): number[] {
  const shares: number[] = []
  for (let i = 0; i < games.length; i += 2) shares.push((points(games[i]) + points(games[i + 1])) / 2)
  if (arms.length === 1) return shares
  return shares.filter((_, i) => i % 2 === 0).map((share, i) => shares[2 * i + 1] - share)
}
