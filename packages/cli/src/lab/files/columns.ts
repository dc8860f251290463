import type { ChunkResult, Study, StudyProgress } from "@apnap/players"
import { type CardTally, type LabGame, points } from "@apnap/players"

/** A column of a Parquet file. */
export interface Column {
  name: string
  type: "STRING" | "INT32" | "INT64" | "FLOAT" | "DOUBLE"
  /** Required columns are read in a third of the time. */
  nullable: false
  data: (string | number | bigint)[]
}

interface Place {
  contest: number
  a: string
  b: string
}

type Field<Row> = [name: string, type: Column["type"], value: (row: Row) => string | number | bigint]

const GAME_FIELDS: readonly Field<LabGame & Place>[] = [
  ["contest", "INT32", (row) => row.contest],
  ["a", "STRING", (row) => row.a],
  ["b", "STRING", (row) => row.b],
  ["arm", "STRING", (row) => row.arm],
  ["seed", "INT64", (row) => BigInt(row.seed)],
  ["seat_a", "INT32", (row) => row.seat],
  ["starter", "STRING", (row) => row.starter],
  ["winner", "STRING", (row) => row.winner ?? (row.cut ? "cut" : "draw")],
  ["points_a", "DOUBLE", points],
  ["turns", "INT32", (row) => row.turns],
  ["decisions", "INT32", (row) => row.decisions],
  ["mulligans_a", "INT32", (row) => row.mulligans[0]],
  ["mulligans_b", "INT32", (row) => row.mulligans[1]],
]

const CARD_FIELDS: readonly Field<CardTally & Place>[] = [
  ["contest", "INT32", (row) => row.contest],
  ["deck", "STRING", (row) => (row.side === "a" ? row.a : row.b)],
  ["against", "STRING", (row) => (row.side === "a" ? row.b : row.a)],
  ["arm", "STRING", (row) => row.arm],
  ["card", "STRING", (row) => row.card],
  ["drawn", "INT32", (row) => row.drawn],
  ["drawn_won", "DOUBLE", (row) => row.drawnWon],
  ["played", "INT32", (row) => row.played],
  ["played_won", "DOUBLE", (row) => row.playedWon],
]

/** All games of a study as columns, contest by contest and block by block. */
export function gameColumns(study: Study, progress: StudyProgress): Column[] {
  return columns(
    GAME_FIELDS,
    rows(study, progress, ({ games }) => games),
  )
}

/** Draw and play counts of each card, one row per contest, arm, deck and card. */
export function cardColumns(study: Study, progress: StudyProgress): Column[] {
  return columns(CARD_FIELDS, added(rows(study, progress, ({ cards }) => cards)))
}

function rows<T>(
  study: Study,
  progress: StudyProgress,
  of: (result: ChunkResult) => readonly T[],
): (T & Place)[] {
  return study.contests.flatMap(({ names: [a, b] }, contest) =>
    progress.results(contest).flatMap((result) => of(result).map((row) => ({ ...row, contest, a, b }))),
  )
}

/** The sums of the chunks' tallies. */
function added(tallies: readonly (CardTally & Place)[]): (CardTally & Place)[] {
  const sums = new Map<string, CardTally & Place>()
  for (const tally of tallies) {
    const key = [tally.contest, tally.arm, tally.side, tally.card].join("\n")
    const sum = sums.get(key)
    if (sum === undefined) sums.set(key, { ...tally })
    else for (const count of ["drawn", "drawnWon", "played", "playedWon"] as const) sum[count] += tally[count]
  }
  return [...sums.values()]
}

function columns<Row>(fields: readonly Field<Row>[], rows: readonly Row[]): Column[] {
  return fields.map(([name, type, value]) => ({
    name,
    type,
    nullable: false,
    data: rows.map(value),
  }))
}
