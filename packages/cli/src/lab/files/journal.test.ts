import { appendFileSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Chunk, Study } from "@apnap/players"
import { afterAll, expect, it } from "vitest"
import { Journal } from "./journal.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-journal-"))
afterAll(() => rmSync(folder, { recursive: true }))

const study: Study = { kind: "matrix", level: "random", lines: 1, seed: 1, decks: {}, contests: [] }
const [first, second]: Chunk[] = [0, 16].map((from) => ({ contest: 0, from, blocks: 16 }))
const result = { games: [], cards: [] }

it("chunks that were kept are known to the next run, though the last line was cut; those of another study are not", async () => {
  const journal = await Journal.open(folder, study)
  expect(journal.earlier(first)).toBeUndefined()
  await journal.keep(first, result)
  await journal.close()
  appendFileSync(join(folder, "journal.jsonl"), `{"chunk":{"contest":0,"from":16,"blo`)
  const next = await Journal.open(folder, study)
  expect([next.earlier(first), next.earlier(second)]).toEqual([result, undefined])
  await next.keep(second, result)
  await next.close()
  const last = await Journal.open(folder, study)
  expect([last.earlier(first), last.earlier(second)]).toEqual([result, result])
  await last.close()
  const other = await Journal.open(folder, { ...study, seed: 2 })
  expect(other.earlier(first)).toBeUndefined()
  await other.close()
  await Journal.remove(folder)
  await Journal.remove(folder)
  expect(existsSync(join(folder, "journal.jsonl"))).toBe(false)
})
