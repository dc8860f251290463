import { PassThrough } from "node:stream"
import { dice } from "@apnap/players"
import { eq, sql } from "drizzle-orm"
import { pino } from "pino"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "./storage/database.ts"
import type { TableEntry } from "./storage/entry.ts"
import { moves, snapshots } from "./storage/schema.ts"
import { all, seated } from "./testing/at-table.ts"
import { Client, playOn, type Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
}, LOADING)

afterAll(() => server.stop())

describe("other versions of the program", () => {
  it("go on from where the one before gave the table back, to and fro", async () => {
    const { id, visitors, clients } = await seated(server)
    const roll = dice(15)
    await playOn(clients, roll, 20)
    let before = clients.map(({ table }) => ({ seen: table!.seen, prompt: table!.prompt?.decision }))
    for (const version of ["other", "other", "test", "third"]) {
      await server.restart({ version })
      for (const visitor of visitors) Object.assign(visitor, { url: server.url })
      const again = await Promise.all(visitors.map((visitor) => visitor.connect(id)))
      await all(again, ({ table }) => table !== null)
      const now = () => again.map(({ table }) => ({ seen: table!.seen, prompt: table!.prompt?.decision }))
      expect(now()).toEqual(before)
      await playOn(again, roll, 10)
      before = now()
    }
    await server.restart()
  })

  /** Everybody connects again, and the game goes on. */
  async function again(visitors: readonly Visitor[], id: string): Promise<Client[]> {
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const clients = await Promise.all(visitors.map((visitor) => visitor.connect(id)))
    await all(clients, ({ table }) => table !== null)
    return clients
  }
  const seenBy = (clients: readonly Client[]) =>
    clients.map(({ table }) => ({ seen: table!.seen, prompt: table!.prompt?.decision }))

  it("make the moves of a killed one again, and go on where it stood", async () => {
    const { id, visitors, clients } = await seated(server)
    await playOn(clients, dice(17), 20)
    let [before, playing] = [seenBy(clients), clients]
    for (const version of ["other", "third", "test"]) {
      await server.restartAfterCrash({ version })
      playing = await again(visitors, id)
      expect([seenBy(playing), playing[0].room!.setBack]).toEqual([before, false])
      await playOn(playing, dice(18), 5)
      before = seenBy(playing)
    }
    await server.restart()
    expect(seenBy(await again(visitors, id))).toEqual(before)
  })

  it.each([
    ["would be somewhere else", sql`jsonb_set(entry, '{mark}', '"elsewhere"')`],
    ["may not do the same", sql`jsonb_set(entry, '{m,a}', '999')`],
  ])(
    "which %s after a killed one's last answers go on from before these, tell it, and go on so ever after",
    async (_why, changed) => {
      const { id, visitors, clients } = await seated(server)
      const log = async (db: Database) =>
        (await db.select().from(moves).where(eq(moves.table, id)).orderBy(moves.seq)).map(
          ({ entry }) => entry,
        )
      await playOn(clients, dice(19), 10)
      const before = seenBy(clients)
      const [upTo, written]: TableEntry[][] = [[], []]
      await server.restartAfterCrash({}, async (db) => void upTo.push(...(await log(db))))
      await playOn(await again(visitors, id), dice(20), 5)
      await server.restartAfterCrash({ version: "other" }, async (db) => {
        const first = sql`SELECT min(seq) FROM moves WHERE table_id = ${id} AND seq >= ${upTo.length} AND entry ? 'mark'`
        await db.execute(sql`UPDATE moves SET entry = ${changed} WHERE table_id = ${id} AND seq = (${first})`)
        written.push(...(await log(db)))
      })
      const playing = await again(visitors, id)
      expect([seenBy(playing), playing[0].room!.setBack]).toEqual([before, true])
      await playOn(playing, dice(21), 5)
      const after = seenBy(playing)
      await server.restartAfterCrash({ version: "other" }, async (db) => {
        expect((await log(db)).slice(0, written.length)).toEqual(written)
      })
      expect(seenBy(await again(visitors, id))).toEqual(after)
      await server.restart()
    },
  )

  it("are told in a word where they can't, and what the first one wrote stays for it", async () => {
    const { id, visitors, clients } = await seated(server)
    await playOn(clients, dice(16), 10)
    await server.restartAfterCrash({ version: "other" }, async (db) => {
      // As a version wrote it that left no marks.
      await db.execute(sql`UPDATE moves SET entry = entry - 'mark' WHERE table_id = ${id}`)
    })
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const eve = await Client.open(visitors[0], id)
    await eve.until(() => eve.failed !== null)
    expect(eve.failed!.code).toBe("other-version")
    await eve.until(() => eve.closed !== null).catch(() => {})
    await server.restart()
    Object.assign(visitors[0], { url: server.url })
    const back = await visitors[0].connect(id)
    await back.until(() => back.table !== null)
    expect(back.table!.seen).toEqual(clients[0].table!.seen)
  })

  it("make the moves again where they can't read a snapshot of the one before", async () => {
    const { id, visitors, clients } = await seated(server)
    await playOn(clients, dice(22), 10)
    const before = seenBy(clients)
    await server.restartWith(async (db) => void (await db.update(snapshots).set({ save: "{}" })), {
      version: "other",
    })
    const playing = await again(visitors, id)
    expect([seenBy(playing), playing[0].room!.setBack]).toEqual([before, false])
    await server.restart()
  })

  it("are told in a word if what is stored of a game can't be read, and so are the operators", async () => {
    const { id, visitors, clients } = await seated(server)
    await playOn(clients, dice(23), 5)
    const spoilt = sql`UPDATE moves SET entry = jsonb_set(entry, '{save}', '"{}"') WHERE table_id = ${id} AND entry ->> 'e' = 'start'`
    const logged = new PassThrough()
    await server.restartAfterCrash({ log: pino(logged) }, async (db) => void (await db.execute(spoilt)))
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const eve = await Client.open(visitors[0], id)
    await eve.until(() => eve.failed !== null)
    expect(eve.failed!.code).toBe("damaged")
    expect(`${logged.read()}`).toContain(id)
    await server.restart()
  })
})
