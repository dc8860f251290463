import type { ReadColumns } from "./read-columns.ts"

/** A row of `games.parquet`. */
export interface GameRow {
  contest: number
  a: string
  b: string
  arm: string
  seed: bigint
  seat_a: number
  starter: string
  winner: string
  points_a: number
  turns: number
  decisions: number
  mulligans_a: number
  mulligans_b: number
}

/** A row of `cards.parquet`. */
export interface CardRow {
  contest: number
  deck: string
  against: string
  arm: string
  card: string
  drawn: number
  drawn_won: number
  played: number
  played_won: number
}

export function gameRows(columns: ReadColumns): GameRow[] {
  const contest = columns.numbers("contest")
  const [a, b, arm] = ["a", "b", "arm"].map((name) => columns.texts(name))
  const seed = columns.bigints("seed")
  const [starter, winner] = ["starter", "winner"].map((name) => columns.texts(name))
  const [seat, points, turns, decisions] = ["seat_a", "points_a", "turns", "decisions"].map((name) =>
    columns.numbers(name),
  )
  const mulligans = [columns.numbers("mulligans_a"), columns.numbers("mulligans_b")]
  const rows: GameRow[] = []
  for (let i = 0; i < contest.length; i++)
    rows.push({
      contest: contest[i],
      a: a[i],
      b: b[i],
      arm: arm[i],
      seed: seed[i],
      seat_a: seat[i],
      starter: starter[i],
      winner: winner[i],
      points_a: points[i],
      turns: turns[i],
      decisions: decisions[i],
      mulligans_a: mulligans[0][i],
      mulligans_b: mulligans[1][i],
    })
  return rows
}

export function cardRows(columns: ReadColumns): CardRow[] {
  const contest = columns.numbers("contest")
  const [deck, against, arm, card] = ["deck", "against", "arm", "card"].map((name) => columns.texts(name))
  const [drawn, drawnWon, played, playedWon] = ["drawn", "drawn_won", "played", "played_won"].map((name) =>
    columns.numbers(name),
  )
  const rows: CardRow[] = []
  for (let i = 0; i < contest.length; i++)
    rows.push({
      contest: contest[i],
      deck: deck[i],
      against: against[i],
      arm: arm[i],
      card: card[i],
      drawn: drawn[i],
      drawn_won: drawnWon[i],
      played: played[i],
      played_won: playedWon[i],
    })
  return rows
}
