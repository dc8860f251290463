import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { DuckDBInstance } from "@duckdb/node-api"
import { afterAll, describe, expect, it } from "vitest"
import { apnap, startApnap } from "../cards/testing/apnap.ts"
import { readStudy } from "./files/files.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-lab-"))
afterAll(() => rmSync(folder, { recursive: true }))

function lab(out: string, ...args: readonly string[]) {
  const path = join(folder, out)
  const { status, stdout, stderr } = apnap("lab", ...args, "--out", path)
  expect(stderr).toMatch(/^\d+ pairings?: [^\n]+\n$/)
  expect(status).toBe(0)
  return { path, stdout }
}

const MATRIX = ["matrix", "--deck", "burn", "--deck", "tokens", "--level", "random", "--games", "64"]

describe("apnap lab", { timeout: 300_000 }, () => {
  it("matrix: any number of workers leaves the same files", async () => {
    const [one, two] = ["1", "2"].map((workers) => lab(workers, ...MATRIX, "--workers", workers).path)
    const study = await readStudy(one)
    expect(await readStudy(two)).toEqual(study)
    expect(study.record).toMatchObject({ kind: "matrix", complete: true, contests: [{ games: 64 }] })
    expect(study.games).toHaveLength(64)
    const won = study.games.reduce((sum, game) => sum + game.points_a, 0)
    expect(study.record.contests[0].estimate.mean).toBeCloseTo(won / 64, 10)
    const tokens = study.cards.filter(({ deck }) => deck === "tokens")
    expect(tokens.find(({ card }) => card === "Plains")?.drawn).toBeGreaterThan(50)
  })

  it("matrix: ends as soon as the interval is as asked for", async () => {
    const { path, stdout } = lab("wide", ...MATRIX, "--games", "2000", "--within", "8")
    const { record } = await readStudy(path)
    expect(record.contests[0].games).toBeLessThan(2000)
    expect(record.contests[0].estimate.halfWidth).toBeLessThanOrEqual(0.08)
    expect(stdout).toMatch(/burn +│ +│ \d/)
  })

  it("the report needs nothing else, and is written again from the files", () => {
    const { path } = lab("page", ...MATRIX)
    const file = join(path, "report.html")
    const page = readFileSync(file, "utf8")
    expect(page).toContain("<svg")
    expect(page).not.toMatch(/<script|<link|src=|href=/)
    writeFileSync(file, "")
    expect(apnap("lab", "report", path).status).toBe(0)
    expect(readFileSync(file, "utf8")).toBe(page)
    const { stdout } = apnap("lab", "report", path, "--json")
    expect(JSON.parse(stdout)).toEqual(JSON.parse(readFileSync(join(path, "study.json"), "utf8")))
  })

  it("goes on where it was killed, and comes to the same", async () => {
    const many = [...MATRIX, "--games", "512", "--within", "0.1", "--workers", "1"]
    const path = join(folder, "killed")
    const first = startApnap("lab", ...many, "--out", path)
    const journal = join(path, "journal.jsonl")
    const lines = () => (existsSync(journal) ? readFileSync(journal, "utf8").split("\n").length - 1 : 0)
    while (lines() < 3) await sleep(20)
    first.kill("SIGKILL")
    await once(first, "exit")
    // Chunks in the journal are not replayed: a game edited there stays edited.
    const [heading, one, ...more] = readFileSync(journal, "utf8").split("\n")
    writeFileSync(journal, [heading, one.replace(/"turns":\d+/, '"turns":99'), ...more].join("\n"))
    lab("killed", ...many)
    expect(existsSync(journal)).toBe(false)
    const [killed, whole] = await Promise.all([path, lab("whole", ...many).path].map(readStudy))
    expect(killed.games.filter(({ turns }) => turns === 99)).toHaveLength(1)
    expect(killed.games.map((game) => ({ ...game, turns: 0 }))).toEqual(
      whole.games.map((game) => ({ ...game, turns: 0 })),
    )
  })

  it("card: the same games but for the card", async () => {
    const args = ["--deck", "burn", "--against", "tokens", "--level", "random", "--games", "64"]
    const { path, stdout } = lab("card", "card", "Lightning Bolt", "--instead", "Shock", ...args)
    const { games, record } = await readStudy(path)
    const arms = new Set(games.map(({ arm }) => arm))
    expect([...arms]).toEqual(["Shock", "Lightning Bolt"])
    const seeds = (arm: string) => games.filter((game) => game.arm === arm).map(({ seed }) => seed)
    expect(seeds("Shock")).toEqual(seeds("Lightning Bolt"))
    const share = (arm: string) => {
      const some = games.filter((game) => game.arm === arm)
      return some.reduce((sum, game) => sum + game.points_a, 0) / some.length
    }
    expect(record.overall.mean).toBeCloseTo(share("Lightning Bolt") - share("Shock"), 10)
    expect(stdout).toContain("share with Lightning Bolt, less that with Shock")
  })

  it("rules: the same games by other rules, and by one knob of them", async () => {
    const args = ["--deck", "burn", "--deck", "tokens", "--level", "random", "--games", "64"]
    const { games } = await readStudy(lab("rules", "rules", "2003-07", ...args).path)
    expect(new Set(games.map(({ arm }) => arm))).toEqual(new Set(["current", "2003-07"]))
    const knob = await readStudy(lab("knob", "rules", "2003-07", "--knob", "legendRule", ...args).path)
    // Neither deck has a legend, so this knob can't change anything.
    expect(knob.record.overall.mean).toBe(0)
  })

  it("the examples of docs/lab.md run in DuckDB", async () => {
    const { path } = lab("sql", ...MATRIX)
    const text = readFileSync(new URL("../../../../docs/lab.md", import.meta.url), "utf8")
    const examples = [...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql]) => sql)
    expect(examples.length).toBeGreaterThan(3)
    const connection = await (await DuckDBInstance.create(":memory:")).connect()
    await connection.run(`SET file_search_path = '${path}'`)
    for (const sql of examples)
      expect((await connection.runAndReadAll(sql)).getRows().length).toBeGreaterThan(0)
    connection.closeSync()
  })
})

describe("apnap lab refuses", { timeout: 300_000 }, () => {
  const occupied = join(folder, "occupied")
  writeFileSync(occupied, "")
  it.each([
    [["matrix", "--deck", "none"], /^deck\/unknown: /],
    [["matrix", "--deck", "burn"], /^lab\/decks: /],
    [["matrix", "--deck", "burn", "--deck", "burn"], /^lab\/decks: two decks are called "burn"/],
    [["matrix", "--deck", "burn", "--deck", "isamaru"], /^lab\/decks: "isamaru" is a Commander deck/],
    [["matrix", "--games", "1"], /^cli\/number: --games/],
    [["matrix", "--within", "0"], /^cli\/number: --within/],
    [["matrix", "--within", "two"], /^cli\/number: --within/],
    [["matrix", "--level", "divine"], /^players\/level: /],
    [["matrix", "--ruleset", "1066"], /^unknown-ruleset: /],
    [["matrix", "--out", occupied], /^cli\/file: /],
    [["card", "Shock", "--instead", "Shock"], /^lab\/card: /],
    [["card", "Lightning Blot", "--instead", "Shock"], /^deck\/unknown-card: .*Lightning Bolt/],
    [["card", "Lightning Bolt", "--instead", "Shock", "--deck", "control"], /^lab\/card: none of the decks/],
    [["card", "Lightning Bolt", "--instead", "Shock", "--copies", "0"], /^cli\/number: --copies/],
    [["rules", "current"], /^lab\/rules: both are the rules of current/],
    [["rules", "2003-07", "--knob", "luck"], /^lab\/rules: no knob/],
    [["report", folder], /^cli\/file: /],
  ])("%j", (args, line) => {
    const { status, stdout, stderr } = apnap("lab", ...args)
    expect(stderr).toMatch(line)
    expect(stderr.trim().split("\n")).toHaveLength(1)
    expect(stdout).toBe("")
    expect(status).toBe(1)
  })
})
