import type { GameRow } from "../files/rows.ts"

/** A game from one deck's point of view. */
export interface SideRow {
  deck: string
  arm: string
  began: boolean
  /** 1 for a game won, 0.5 for a draw. */
  points: number
  mulligans: number
}

/** Each game twice: from A's point of view and from B's. */
export function sides(games: readonly GameRow[]): SideRow[] {
  return games.flatMap(({ a, b, arm, starter, points_a, mulligans_a, mulligans_b }) => [
    { deck: a, arm, began: starter === "a", points: points_a, mulligans: mulligans_a },
    { deck: b, arm, began: starter === "b", points: 1 - points_a, mulligans: mulligans_b },
  ])
}

/** Groups rows by a key function, in order of appearance. */
export function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const name = key(row)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [row])
    else group.push(row)
  }
  return groups
}
