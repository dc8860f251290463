import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FEATURES, HELD_FIELDS, PERMANENT_FIELDS } from "@apnap/players"
import { afterAll, describe, expect, it } from "vitest"
import { apnap } from "../../cards/testing/apnap.ts"
import { ReadColumns } from "../files/read-columns.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-positions-"))
afterAll(() => rmSync(folder, { recursive: true }))

const FILES = ["positions", "permanents", "held"]

function positions(out: string, ...args: readonly string[]): string {
  const path = join(folder, out)
  const { status, stderr } = apnap("lab", "positions", "--level", "heuristics", ...args, "--out", path)
  expect([status, stderr]).toEqual([0, ""])
  return path
}

describe("apnap lab positions", { timeout: 300_000 }, () => {
  it("any number of workers leaves the same files", () => {
    const bytes = ["1", "2"].map((workers) => {
      const path = positions(workers, "--games", "20", "--workers", workers)
      return FILES.map((name) => readFileSync(join(path, `${name}.parquet`)))
    })
    expect(bytes[0].every((file, i) => file.equals(bytes[1][i]))).toBe(true)
  })

  it("a row for each position and seat, which its permanents and cards name, and who won", async () => {
    const path = positions("read", "--games", "6", "--deck", "burn", "--deck", "tokens")
    const [[all], [permanents], [held]] = await Promise.all(
      FILES.map((name) => ReadColumns.groupsOf(join(path, `${name}.parquet`))),
    )
    const key = (columns: ReadColumns) => {
      const [game, turn, seat] = ["game", "turn", "seat"].map((name) => columns.numbers(name))
      return Array.from(game, (_, i) => `${game[i]} ${turn[i]} ${seat[i]}`)
    }
    const known = new Set(key(all))
    expect(known.size).toBe(all.numbers("won").length)
    expect(Array.from(all.numbers("won")).reduce((sum, won) => sum + won)).toBe(known.size / 2)
    for (const columns of [permanents, held]) for (const one of key(columns)) expect(known).toContain(one)
    for (const name of FEATURES) expect(Array.from(all.numbers(name))).toHaveLength(known.size)
    expect(Array.from(permanents.numbers("creature"))).toContain(1)
    expect([PERMANENT_FIELDS, HELD_FIELDS].map((names) => names.length)).toEqual([26, 18])
  })

  it.each([
    ["lab/level: ", ["--level", "strong"]],
    ["lab/cards: ", ["--only-drawn"]],
    ["cli/number: ", ["--slips", "101"]],
  ])("says %swhat is wrong, and leaves nothing", (code, args) => {
    const path = join(folder, "wrong")
    const { status, stderr } = apnap("lab", "positions", ...args, "--out", path)
    expect([status, stderr.startsWith(code)]).toEqual([1, true])
    expect(existsSync(path)).toBe(false)
  })
})
