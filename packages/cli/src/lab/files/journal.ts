import { type FileHandle, open, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Chunk, ChunkResult, Study } from "@apnap/players"
import { studyId } from "../study-id.ts"
import { writeWhole } from "./write-whole.ts"

const FILE = "journal.jsonl"

interface Entry {
  chunk: Chunk
  result: ChunkResult
}

/**
 * The finished chunks of a study, one per line in arrival order, in its results folder: an interrupted or killed study resumes from
 * them. The first line names the study; the journal of another study is overwritten.
 */
export class Journal {
  readonly #file: FileHandle
  readonly #kept: ReadonlyMap<string, ChunkResult>

  private constructor(file: FileHandle, kept: ReadonlyMap<string, ChunkResult>) {
    this.#file = file
    this.#kept = kept
  }

  static async open(folder: string, study: Study): Promise<Journal> {
    const path = join(folder, FILE)
    const heading = JSON.stringify({ study: studyId(study) })
    const [first, ...lines] = (await textOf(path)).split("\n")
    const entries = first === heading ? wholeEntries(lines) : []
    // Drops a line cut off when the program was killed.
    await writeWhole(path, [heading, ...entries.map((entry) => JSON.stringify(entry)), ""].join("\n"))
    const kept = new Map(entries.map(({ chunk, result }) => [keyOf(chunk), result]))
    return new Journal(await open(path, "a"), kept)
  }

  /** A chunk's result from an earlier run. */
  earlier(chunk: Chunk): ChunkResult | undefined {
    return this.#kept.get(keyOf(chunk))
  }

  async keep(chunk: Chunk, result: ChunkResult): Promise<void> {
    // Not `write`, which on a nearly full disk writes a part and says nothing.
    await this.#file.appendFile(`${JSON.stringify({ chunk, result } satisfies Entry)}\n`)
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  /** Removes the journal, if any, once the study's results are written. */
  static async remove(folder: string): Promise<void> {
    await rm(join(folder, FILE), { force: true })
  }
}

function keyOf({ contest, from, blocks }: Chunk): string {
  return [contest, from, blocks].join()
}

async function textOf(path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return ""
    throw error
  })
}

/** The entries before the first invalid line. */
function wholeEntries(lines: readonly string[]): Entry[] {
  const entries: Entry[] = []
  for (const line of lines) {
    try {
      entries.push(JSON.parse(line))
    } catch {
      break
    }
  }
  return entries
}
