import { fileURLToPath } from "node:url"
import { dice } from "@apnap/players"
import { sql } from "drizzle-orm"
import { afterAll, describe, expect, it } from "vitest"
import { type Postgres, startPostgres } from "../../../tools/postgres/postgres.mjs"
import { NO_LIMITS } from "./net/address-limits.ts"
import { serve } from "./serve.ts"
import { openDatabase } from "./storage/database.ts"
import { ServerProcess } from "./testing/bench/process.ts"
import { playOn, Visitor } from "./testing/client.ts"
import { Pair } from "./testing/pair.ts"

const PROGRAM = fileURLToPath(new URL("../../cli/bin/apnap.mjs", import.meta.url))
const PATIENCE = 120_000
/** A port unlikely to be in use. */
const portOf = () => 20_000 + Math.floor(Math.random() * 20_000)

const postgres: Postgres | null = await startPostgres()

afterAll(() => postgres?.stop())

async function serving(name: string) {
  const url = await postgres!.createDatabase(name)
  return () => serve({ data: { url }, port: 0, version: "test", limits: NO_LIMITS })
}

describe.skipIf(postgres === null)("servers that share a database", () => {
  it("whichever is asked leads to the table, and another takes it over when its own ends", async () => {
    const start = await serving("servers")
    const [one, two] = [await start(), await start()]
    const [ana, luc] = [await Visitor.named(one.url, "Ana"), await Visitor.named(two.url, "Luc")]
    const id = await ana.makeTable()
    const clients = [await ana.connect(id), await luc.connect(id)]
    await clients[0].sit(0)
    await clients[1].sit(1, "burn")
    await playOn(clients, dice(8), 20)
    expect([one.tables.size, two.tables.size]).toEqual([1, 0])
    await one.close()
    Object.assign(ana, { url: two.url })
    const again = [await ana.connect(id), await luc.connect(id)]
    await Promise.all(again.map((client) => client.until(() => client.table !== null)))
    expect(again.map(({ table }) => table!.seen)).toEqual(clients.map(({ table }) => table!.seen))
    expect(two.tables.size).toBe(1)
    await playOn(again, dice(9))
    await again[0].until(() => again[0].room?.state === "over")
    await two.close()
  })

  it("who waits at a process that another took the table from connects to where it is, also if nobody does anything here", async () => {
    const url = await postgres!.createDatabase("taken")
    const one = await serve({ data: { url }, port: 0, version: "test", limits: NO_LIMITS })
    const ana = await Visitor.named(one.url, "Ana")
    const [id, other] = [await ana.makeTable(), await ana.makeTable()]
    const [waiting, elsewhere] = [await ana.connect(id), await ana.connect(other)]
    const { db, close } = await openDatabase({ url })
    await db.execute(sql`UPDATE tables SET owner = 'another', epoch = epoch + 1 WHERE id = ${id}`)
    await one.tables.closeIdle()
    await waiting.until(() => waiting.closed !== null)
    await elsewhere.sit(0)
    expect(elsewhere.closed).toBeNull()
    await close()
    await one.close()
  })

  it(
    "the database goes down as in a crash and comes back: whoever played plays on, and nothing is lost, doubled or reordered",
    async () => {
      const start = await serving("restarted")
      const [one, two] = [await start(), await start()]
      const pair = await Pair.at([one.url, two.url], 31)
      const over = pair.playOut(({ given }) => given >= 80)
      for (const answers of [15, 40]) {
        while (pair.given < answers) await new Promise((resolve) => setTimeout(resolve, 10))
        await postgres!.restart("immediate")
      }
      await over
      expect((await pair.faults(two.url)).faults).toEqual([])
      for (const { client } of pair.players) client.close()
      await one.close()
      await two.close()
    },
    PATIENCE,
  )

  it(
    "a process that is stopped loses its tables to another, and writes nothing when it goes on",
    async () => {
      const env = { DATABASE_URL: await postgres!.createDatabase("stopped") }
      const options = ["--without-limits"]
      const [one, two] = [0, 1].map(() => new ServerProcess(PROGRAM, portOf(), options, { env }))
      try {
        await one.start()
        await two.start()
        const pair = await Pair.at([one.url], 41)
        const before = pair.players.map(({ client }) => client)
        await playOn(before, dice(42), 15)
        one.signal("SIGSTOP")
        const [ana, luc] = await Promise.all(pair.players.map((player) => player.visitorAt(two.url)))
        // Answers still sent to the stopped process wait there, and must not count.
        for (const client of before) if (client.prompt !== null) client.answer(dice(43))
        const again = await Promise.all([ana, luc].map((visitor) => visitor.connectAtLast(pair.id)))
        await Promise.all(again.map((client) => client.until(() => client.table !== null)))
        expect(again.map(({ table }) => table!.seen)).toEqual(before.map(({ table }) => table!.seen))
        await playOn(again, dice(44), 10)
        one.signal("SIGCONT")
        await Promise.all(before.map((client) => client.until(() => client.closed !== null).catch(() => {})))
        const moves = Math.max(...again.map(({ table }) => table!.moves))
        const third = await ana.connect(pair.id)
        await third.until(() => third.table !== null)
        expect(third.table!.moves).toBe(moves)
        expect(await playOn(again, dice(45), 10)).toBe(10)
      } finally {
        one.signal("SIGCONT")
        for (const server of [one, two]) await server.end("SIGKILL")
      }
    },
    PATIENCE,
  )
})
