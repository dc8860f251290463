import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import pg from "pg"
import { afterAll, afterEach, describe, expect, it } from "vitest"
import { type Postgres, startPostgres } from "../../../../tools/postgres/postgres.mjs"
import { ThinkingQueue } from "../thinking/queue.ts"
import { closeBoss, openBoss, SCHEMA } from "./boss.ts"
import { CLEANING, cleanByJob } from "./cleaning.ts"

const postgres: Postgres | null = await startPostgres()
afterAll(() => postgres?.stop())

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const fail = (error: unknown) => {
  throw error
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  ends.push(() => client.end())
  return async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
}

/** A process that cleans, until the test ends; how often it did. */
function cleaner(url: string) {
  const stop = new AbortController()
  const counted = { count: 0 }
  const done = cleanByJob(url, async () => void counted.count++, fail, stop.signal, 0.5)
  ends.push(() => {
    stop.abort()
    return done
  })
  return counted
}

it("a database server that accepts and then says nothing is not waited for", async () => {
  const silent = createServer().listen(0, "127.0.0.1")
  await once(silent, "listening")
  const { port } = silent.address() as AddressInfo
  await expect(openBoss(`postgres://a:b@127.0.0.1:${port}/c`, fail, {}, 50)).rejects.toThrow("timeout")
  silent.close()
})

describe.skipIf(postgres === null)("jobs of processes that share a database", () => {
  it("a cleaning that is due is done by one of them, and is due every hour", async () => {
    const url = await postgres!.createDatabase("cleaning")
    const cleaners = [cleaner(url), cleaner(url), cleaner(url)]
    const boss = await openBoss(url, fail, { schedule: false })
    ends.push(() => closeBoss(boss))
    await expect.poll(() => boss.getQueues(), { timeout: 20_000 }).toHaveLength(2)
    const query = await connect(url)
    const schedules = () => query(`select name, cron from ${SCHEMA}.schedule`)
    await expect.poll(schedules, { timeout: 20_000 }).toEqual([{ name: CLEANING, cron: "0 * * * *" }])
    await boss.send(CLEANING, {})
    await expect.poll(() => boss.getQueueSize(CLEANING, { before: "completed" }), { timeout: 20_000 }).toBe(0)
    expect(cleaners.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  })

  it("the queue of a version that nobody has run for a day goes with the cleaning, and comes back with its version", async () => {
    const url = await postgres!.createDatabase("unused")
    for (const version of ["old", "new"]) {
      const queue = await ThinkingQueue.connect(url, version, fail)
      await queue.send({ save: "", seat: 0, level: "strong", seed: 1 })
      await queue.close()
    }
    const query = await connect(url)
    await query(
      `update ${SCHEMA}.queue set updated_on = now() - interval '25 hours' where name = 'thinking-old'`,
    )
    const cleaned = cleaner(url)
    const boss = await openBoss(url, fail, { schedule: false })
    ends.push(() => closeBoss(boss))
    await expect.poll(() => boss.getQueue(CLEANING), { timeout: 20_000 }).not.toBeNull()
    await boss.send(CLEANING, {})
    const names = async () =>
      (await boss.getQueues()).map(({ name }) => name).filter((name) => /^thinking/.test(name))
    await expect.poll(names, { timeout: 20_000 }).toEqual(["thinking-new"])
    expect(cleaned.count).toBe(1)
    const tables = await query(
      `select relname from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = '${SCHEMA}.job'::regclass`,
    )
    expect(tables).toHaveLength((await boss.getQueues()).length)
    const again = await ThinkingQueue.connect(url, "old", fail)
    ends.push(() => again.close())
    expect(await again.take()).toBeNull()
    expect((await names()).sort()).toEqual(["thinking-new", "thinking-old"])
  })

  it("what fails between calls is told once a minute, and not at every look", async () => {
    const url = await postgres!.createDatabase("gone")
    const told: unknown[] = []
    const boss = await openBoss(url, (error) => told.push(error), { schedule: false })
    ends.push(() => closeBoss(boss))
    for (let i = 0; i < 3; i++) boss.emit("error", new Error(`${i}`))
    expect(told.join()).toBe("Error: 0")
  })
})
