import { type BoutResult, type Level, type Pairs, pairsOf, wilson } from "@apnap/players"

/** Results of the first level against the second. */
export interface ArenaSummary {
  players: readonly [Level, Level]
  all: Score
  pairs: Pairs
  /** By the first level's deck. */
  decks: Record<string, Score>
  meanTurns: number
  /** Longest decision, in milliseconds. */
  slowestMs: number
}

export interface Score {
  games: number
  wins: number
  draws: number
  /** Share of games won; a draw counts half. */
  rate: number
  /** Wilson score interval of the rate at 95 %. */
  interval: readonly [number, number]
}

export function summary(players: readonly [Level, Level], results: readonly BoutResult[]): ArenaSummary {
  const played = results.map((r) => ({ ...r, seat: r.levels.indexOf(players[0]) }))
  const names = [...new Set(played.map((r) => r.decks[r.seat]))]
  return {
    players,
    all: score(played),
    pairs: pairsOf(players[0], results),
    decks: Object.fromEntries(
      names.map((name) => [name, score(played.filter((r) => r.decks[r.seat] === name))]),
    ),
    meanTurns: played.reduce((sum, r) => sum + r.turns, 0) / played.length,
    slowestMs: Math.max(...played.map((r) => r.slowest)),
  }
}

function score(results: readonly (BoutResult & { seat: number })[]): Score {
  const wins = results.filter((r) => r.winner === r.seat).length
  const draws = results.filter((r) => r.winner < 0).length
  const points = wins + draws / 2
  return {
    games: results.length,
    wins,
    draws,
    rate: points / results.length,
    interval: wilson(points, results.length),
  }
}

export function report({ players, all, pairs, decks, meanTurns, slowestMs }: ArenaSummary): string {
  const percent = (n: number) => `${(n * 100).toFixed(1)} %`
  const line = (name: string, { rate, interval, games, draws }: Score) =>
    `  ${name.padEnd(16)} ${percent(rate).padStart(7)}  (${percent(interval[0])} to ${percent(interval[1])})  ${games} games, ${draws} draws`
  return [
    `${players[0]} against ${players[1]}: share of games won, with the Wilson interval at 95 %`,
    line("all decks", all),
    `  pairs: ${pairs.won} won, ${pairs.split} split, ${pairs.lost} lost; by their spread ${pairs.interval.map(percent).join(" to ")}`,
    ...Object.entries(decks).map(([name, s]) => line(name, s)),
    `${meanTurns.toFixed(1)} turns a game; the longest decision took ${Math.round(slowestMs)} ms`,
  ].join("\n")
}
