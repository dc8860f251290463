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
 * The chunks of a study as they come in, a line each, in the folder of its results: a study that was interrupted or killed goes on from there. The first
 * line names the study; a journal of another one is begun anew.
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
    // What was being written when the program was killed is left out.
    await writeWhole(path, [heading, ...entries.map((entry) => JSON.stringify(entry)), ""].join("\n"))
    const kept = new Map(entries.map(({ chunk, result }) => [keyOf(chunk), result]))
    return new Journal(await open(path, "a"), kept)
  }

  /** What came of a chunk in an earlier run. */
  earlier(chunk: Chunk): ChunkResult | undefined {
    return this.#kept.get(keyOf(chunk))
  }

  async keep(chunk: Chunk, result: ChunkResult): Promise<void> {
    await this.#file.write(`${JSON.stringify({ chunk, result } satisfies Entry)}\n`)
  }

  close(): Promise<void> {
    return this.#file.close()
  }

  /** Removes it, where there is one: the results of a whole study are written. */
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

/** The entries up to the first line that is none. */
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
