import { type ChildProcess, execFileSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, describe, expect, it, vi } from "vitest"
import { startPostgres } from "../../../../../tools/postgres/postgres.mjs"
import { apnap, startApnap } from "../../cards/testing/apnap.ts"
import { readStudy } from "../files/files.ts"
import { LabDatabase } from "./database.ts"
import { Jobs } from "./jobs.ts"

const folder = mkdtempSync(join(tmpdir(), "apnap-queue-"))
const postgres = await startPostgres()
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true })
})

const STUDY = ["--deck", "burn", "--deck", "tokens", "--level", "random", "--games", "192", "--within", "0.1"]

function matrix(out: string, ...more: readonly string[]): string[] {
  return ["lab", "matrix", ...STUDY, "--out", join(folder, out), ...more]
}

function query(url: string, sql: string): string {
  return execFileSync("psql", [url, "-At", "-c", sql], { encoding: "utf8" }).trim()
}

function worker(url: string): ChildProcess {
  return startApnap("lab", "worker", "--db", url, "--workers", "1")
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
  return child.exitCode
}

describe.skipIf(postgres === null)("a study played by workers of a database", { timeout: 600_000 }, () => {
  it("comes to the same as on one machine, though a worker is killed again and again", async () => {
    const url = await postgres!.createDatabase("killed")
    const coordinator = startApnap(...matrix("many"), "--db", url, "--patience", "5")
    const workers = [worker(url), worker(url), worker(url)]
    let killed = 0
    const killer = setInterval(() => {
      workers[0].kill("SIGKILL")
      workers[0] = worker(url)
      killed++
    }, 5000)
    const status = await ended(coordinator)
    clearInterval(killer)
    for (const one of workers) one.kill("SIGTERM")
    await Promise.all(workers.map(ended))
    expect(status).toBe(0)
    expect(killed).toBeGreaterThan(0)
    expect(apnap(...matrix("one")).status).toBe(0)
    const [one, many] = await Promise.all(["one", "many"].map((out) => readStudy(join(folder, out))))
    expect(many.games).toHaveLength(192)
    expect(many).toEqual(one)
    // The number of workers that got a chunk is random.
    expect(query(url, "select count(*), sum(blocks) from lab.chunk")).toBe("6|96")
    expect(query(url, "select count(*) from pgboss.queue where name like 'lab-%'")).toBe("0")
  })

  it("goes on where an interrupted one stopped, and counts what is there once", async () => {
    const url = await postgres!.createDatabase("resumed")
    const first = startApnap(...matrix("begun", "--db", url))
    const player = worker(url)
    while (Number(await kept(url)) < 2) await sleep(200)
    first.kill("SIGINT")
    expect(await ended(first)).toBe(130)
    player.kill("SIGTERM")
    expect(await ended(player)).toBe(143)
    const before = query(url, "select seed, played from lab.chunk order by seed").split("\n")
    const next = worker(url)
    expect(apnap(...matrix("resumed", "--db", url)).status).toBe(0)
    next.kill("SIGTERM")
    await ended(next)
    const after = query(url, "select seed, played from lab.chunk order by seed").split("\n")
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).toHaveLength(6)
    expect((await readStudy(join(folder, "begun"))).record.complete).toBe(false)
    expect((await readStudy(join(folder, "resumed"))).record.complete).toBe(true)
  })

  it("is refused by workers of another version", async () => {
    const url = await postgres!.createDatabase("versions")
    expect(apnap("lab", "worker", "--db", url, "--idle", "0").status).toBe(0)
    query(url, "insert into lab.study (id, program, definition) values ('old', '0123', '{}')")
    const { status, stderr } = apnap("lab", "worker", "--db", url)
    expect(stderr).toMatch(/^lab\/version: study old is of program 0123, and this is [0-9a-f]+: [^\n]*\n$/)
    expect(status).toBe(1)
    query(url, "update lab.study set awaited = now() - interval '1 hour'")
    expect(apnap("lab", "worker", "--db", url, "--idle", "0").status).toBe(0)
  })
})

async function kept(url: string): Promise<string> {
  try {
    return query(url, "select count(*) from lab.chunk")
  } catch {
    // The tables don't exist yet.
    return "0"
  }
}

describe.skipIf(postgres === null)("the queues of a database", { timeout: 120_000 }, () => {
  it("are created and deleted by many at once, without a deadlock", async () => {
    const url = await postgres!.createDatabase("queues")
    const database = await LabDatabase.connect(url)
    const names = Array.from({ length: 8 }, (_, i) => `study${i}`)
    const all = await Promise.all(names.map(() => Jobs.connect(url)))
    const each = (work: (jobs: Jobs, name: string) => Promise<void>) =>
      Promise.all(all.map((jobs, i) => database.alone(() => work(jobs, names[i]))))
    await each((jobs, name) => jobs.open(name))
    expect(query(url, "select count(*) from pgboss.queue where name like 'lab-study%'")).toBe("8")
    await each((jobs, name) => jobs.remove(name))
    expect(query(url, "select count(*) from pgboss.queue where name like 'lab-study%'")).toBe("0")
    await Promise.all([database, ...all].map((one) => one.close()))
  })

  it("report what fails between calls, once", async () => {
    const url = await postgres!.createDatabase("broken")
    const reported: string[] = []
    const jobs = await Jobs.connect(url, ({ message }) => reported.push(message))
    query(url, "alter table pgboss.version rename to moved")
    await vi.waitFor(() => expect(reported).not.toHaveLength(0), 60_000)
    await sleep(6000)
    await jobs.close()
    expect(reported).toHaveLength(1)
    expect(reported[0]).toMatch(/^lab\/database: .*version/)
  })
})

describe("a database that is not there", { timeout: 300_000 }, () => {
  it.each([
    ["lab", "worker", "--db", "postgres://nobody@127.0.0.1:1/none"],
    ["lab", "worker", "--db", "mysql://x"],
    matrix("none", "--db", "postgres://nobody@127.0.0.1:1/none"),
  ])("is told in a line", (...args) => {
    const { status, stderr } = apnap(...args)
    expect(stderr).toMatch(/^lab\/database: [^\n]+\n$/)
    expect(status).toBe(1)
  })
})
