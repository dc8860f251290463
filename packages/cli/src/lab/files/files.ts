import { mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { parquetWriteBuffer } from "hyparquet-writer"
import type { Column } from "./columns.ts"
import { ReadColumns } from "./read-columns.ts"
import type { StudyRecord } from "./record.ts"
import { type CardRow, cardRows, type GameRow, gameRows } from "./rows.ts"
import { writeWhole } from "./write-whole.ts"

const RECORD = "study.json"
const GAMES = "games.parquet"
const CARDS = "cards.parquet"

/** The contents of a results folder. */
export interface StudyFiles {
  record: StudyRecord
  games: GameRow[]
  cards: CardRow[]
}

/** Creates the folder; call it before the games are played, so that a bad path fails early. */
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

/** Reads the output of `writeStudy`. Throws "lab/folder" for any other folder. */
export async function readStudy(folder: string): Promise<StudyFiles> {
  const record = parsed(await readFile(join(folder, RECORD), "utf8"), folder)
  const [games, cards] = await Promise.all([
    rowsOf(join(folder, GAMES), folder, gameRows),
    rowsOf(join(folder, CARDS), folder, cardRows),
  ])
  return { record, games, cards }
}

function parsed(text: string, folder: string): StudyRecord {
  try {
    const record: StudyRecord = JSON.parse(text)
    if (record.format === 1) return record
  } catch {}
  throw new Error(`lab/folder: "${folder}" holds no study of this program`)
}

async function rowsOf<Row>(
  path: string,
  folder: string,
  rows: (columns: ReadColumns) => Row[],
): Promise<Row[]> {
  try {
    return (await ReadColumns.groupsOf(path)).flatMap(rows)
  } catch (error) {
    if (!(error instanceof Error) || "code" in error) throw error
    throw new Error(`lab/folder: "${folder}" is damaged: ${error.message}`)
  }
}
