/** `npm run bench:lab`: the overhead of the laboratory's pool, queue and files. Prints one measure per line. */

import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { deckByName } from "@apnap/cards"
import { type LabGame, playChunk, type Study, StudyProgress } from "@apnap/players"
import { gameColumns } from "./lab/files/columns.ts"
import { parquet } from "./lab/files/files.ts"
import { ReadColumns } from "./lab/files/read-columns.ts"
import { gameRows } from "./lab/files/rows.ts"
import { LabDatabase } from "./lab/queue/database.ts"
import { Jobs } from "./lab/queue/jobs.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-lab-bench-"))

const STUDY: Study = {
  kind: "matrix",
  level: "greedy",
  lines: 1,
  seed: 1,
  decks: { burn: deckByName("burn")!.main, tokens: deckByName("tokens")!.main },
  contests: [
    {
      names: ["burn", "tokens"],
      arms: [{ name: "", decks: ["burn", "tokens"], rules: { ruleset: "current" } }],
    },
  ],
}

function print(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(52)} ${value}\n`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Milliseconds of wall-clock and processor time: on a busy machine only the latter measures cost. */
async function milliseconds(act: () => unknown): Promise<{ clock: number; processor: number }> {
  const [began, used] = [performance.now(), process.cpuUsage()]
  await act()
  const { user, system } = process.cpuUsage(used)
  return { clock: performance.now() - began, processor: (user + system) / 1000 }
}

/** Games per second as `sim` reports them, alternating one and two workers so that neither gets the quieter machine. */
function sim(command: string): void {
  const rate = (workers: string): number => {
    const args = ["sim", "--games", "400", "--workers", workers, "--json"]
    const result = JSON.parse(execFileSync(process.execPath, [command, ...args], { encoding: "utf8" }))
    return result.gamesPerSecond
  }
  const runs = Array.from({ length: 3 }, () => [rate("1"), rate("2")])
  const [one, two] = [0, 1].map((i) => median(runs.map((run) => run[i])))
  print("sim, games/s with one and two workers", `${one.toFixed(0)} and ${two.toFixed(0)}`)
  print("sim, two workers against one", median(runs.map(([a, b]) => b / a)).toFixed(2))
}

const CHUNKS = 300

/** The cost of sending, taking, storing and finishing a chunk, compared with playing one. */
async function queue(url: string): Promise<void> {
  const chunk = { contest: 0, from: 0, blocks: 16 }
  let result = playChunk(STUDY, chunk)
  const played = await milliseconds(() => {
    result = playChunk(STUDY, chunk)
  })
  const database = await LabDatabase.connect(url)
  const jobs = await Jobs.connect(url)
  const id = await database.open(STUDY)
  await jobs.open(id)
  const chunks = Array.from({ length: CHUNKS }, (_, i) => ({ ...chunk, from: 16 * i }))
  const queued = await milliseconds(async () => {
    await jobs.send(id, chunks, 60)
    for (let job = await jobs.take(id); job !== null; job = await jobs.take(id)) {
      await database.keep({ id, study: STUDY }, job, { result }, "bench")
      await jobs.finish(id, job)
    }
    await database.kept({ id, study: STUDY }, chunks)
  })
  await jobs.close()
  await database.close()
  const way = queued.clock / CHUNKS
  print("a chunk of 32 games by the greedy level", `${played.processor.toFixed(0)} ms of processor time`)
  print(
    "its way through the queue",
    `${way.toFixed(2)} ms, ${((100 * way) / played.processor).toFixed(2)} % of it`,
  )
}

const ROWS = 1_000_000

/** A million games written and read back. */
async function files(): Promise<void> {
  const { games } = playChunk({ ...STUDY, level: "random" }, { contest: 0, from: 0, blocks: 50 })
  const many: LabGame[] = Array.from({ length: ROWS }, (_, i) => ({
    ...games[i % games.length],
    seed: i >> 1,
  }))
  const progress = new StudyProgress(STUDY, { halfWidth: 1, mostGames: ROWS })
  progress.add({ contest: 0, from: 0, blocks: ROWS / 2 }, { games: many, cards: [] })
  const path = join(folder, "games.parquet")
  let size = 0
  const written = await milliseconds(async () => {
    const bytes = parquet(gameColumns(STUDY, progress))
    size = bytes.length
    await writeFile(path, bytes)
  })
  let rows = 0
  const read = await milliseconds(async () => {
    rows = (await ReadColumns.groupsOf(path)).flatMap(gameRows).length
  })
  const seconds = ({ clock, processor }: { clock: number; processor: number }) =>
    `${(processor / 1000).toFixed(2)} s of processor time (${(clock / 1000).toFixed(2)} s)`
  print(
    `${rows.toLocaleString("en")} games written as Parquet, ${(size / 1e6).toFixed(1)} MB`,
    seconds(written),
  )
  print("read back as rows", seconds(read))
}

const [command, url] = process.argv.slice(2)
print(
  "load of the machine",
  loadavg()
    .map((load) => load.toFixed(1))
    .join(" "),
)
try {
  await files()
  if (url === undefined) print("its way through the queue", "not measured: no PostgreSQL")
  else await queue(url)
  sim(command)
} finally {
  rmSync(folder, { recursive: true })
}
