import { mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet"
import { parquetWriteBuffer } from "hyparquet-writer"
import type { Column } from "./columns.ts"
import type { StudyRecord } from "./record.ts"
import { writeWhole } from "./write-whole.ts"

const RECORD = "study.json"
const GAMES = "games.parquet"
const CARDS = "cards.parquet"

/** What a folder of results holds. */
export interface StudyFiles {
  record: StudyRecord
  games: GameRow[]
  cards: CardRow[]
}

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

/** Makes the folder; to be done before the games are played. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
}

export async function writeStudy(
  folder: string,
  record: StudyRecord,
  games: Column[],
  cards: Column[],
): Promise<void> {
  await writeWhole(join(folder, GAMES), parquet(games))
  await writeWhole(join(folder, CARDS), parquet(cards))
  await writeWhole(join(folder, RECORD), `${JSON.stringify(record, null, 1)}\n`)
}

/** The columns as a Parquet file. */
export function parquet(columnData: Column[]): Uint8Array {
  return new Uint8Array(parquetWriteBuffer({ columnData }))
}

/** Reads what `writeStudy` wrote. Throws "lab/folder" for a folder that holds something else. */
export async function readStudy(folder: string): Promise<StudyFiles> {
  const record = parsed(await readFile(join(folder, RECORD), "utf8"), folder)
  const [games, cards] = await Promise.all(
    [GAMES, CARDS].map(async (name) => rowsOf(join(folder, name), folder)),
  )
  return { record, games: games as unknown as GameRow[], cards: cards as unknown as CardRow[] }
}

function parsed(text: string, folder: string): StudyRecord {
  try {
    const record: StudyRecord = JSON.parse(text)
    if (record.format === 1) return record
  } catch {}
  throw new Error(`lab/folder: "${folder}" holds no study of this program`)
}

async function rowsOf(path: string, folder: string): Promise<Record<string, unknown>[]> {
  return readRows(path).catch((error: Error & { code?: unknown }) => {
    throw error.code === undefined ? new Error(`lab/folder: "${folder}" is damaged: ${error.message}`) : error
  })
}

/** The rows of a Parquet file. */
export async function readRows(path: string): Promise<Record<string, unknown>[]> {
  return parquetReadObjects({ file: await asyncBufferFromFile(path) })
}
