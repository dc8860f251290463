import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { type Postgres, startPostgres } from "../../../../tools/postgres/postgres.mjs"
import { ChatStore } from "./chat-store.ts"
import { cleanUp } from "./clean-up.ts"
import { type DataPlace, type OpenDatabase, openDatabase } from "./database.ts"
import type { TableEntry } from "./entry.ts"
import { GuestStore } from "./guest-store.ts"
import { LifeLine } from "./life-line.ts"
import { MIGRATIONS } from "./migrations.ts"
import { MuteStore } from "./mute-store.ts"
import { RatingStore } from "./rating-store.ts"
import { ServerStore } from "./server-store.ts"
import { TableStore } from "./table-store.ts"

const postgres: Postgres | null = await startPostgres()
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "apnap-data-"))
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await postgres?.stop()
})

const CHOICE = {
  seats: 2,
  variant: "",
  ruleset: "current",
  clock: { clock: "off" as const },
  listed: true,
  spectators: { allowed: true, delay: 0 },
  bestOf: 1 as const,
  rated: false,
}
const OPEN: TableEntry = { e: "open", choice: CHOICE, host: "h", match: null }
const FREE: TableEntry = { e: "free", seat: 0 }
const newTable = (id: string) => ({
  id,
  host: "h",
  secret: "00",
  entries: [OPEN],
  summary: { host: "Ana", choice: CHOICE, taken: 0, state: "waiting" as const },
  guests: [],
})

const places: [string, () => Promise<DataPlace>][] = [
  ["embedded", async () => ({ folder: join(folder, "one") })],
  ...(postgres === null
    ? []
    : [
        ["PostgreSQL", async () => ({ url: await postgres.createDatabase("store") })] as [
          string,
          () => Promise<DataPlace>,
        ],
      ]),
]

it("a database server that accepts and then says nothing is not waited for", async () => {
  const silent = createServer().listen(0, "127.0.0.1")
  await once(silent, "listening")
  const { port } = silent.address() as AddressInfo
  await expect(openDatabase({ url: `postgres://a:b@127.0.0.1:${port}/c` }, 50)).rejects.toThrow("timeout")
  silent.close()
})

it("an embedded database that opens anew frees all tables, and knows whether their owner was killed", async () => {
  const place = { folder: join(folder, "killed") }
  const opened = async (act: (open: OpenDatabase) => Promise<unknown>) => {
    const open = await openDatabase(place)
    await act(open)
    await open.close()
    return open.wasKilled
  }
  expect(
    await opened(async (open) => {
      await new TableStore(open).create(newTable("t"))
      await new TableStore(open).claim("t", "a")
    }),
  ).toBe(false)
  expect(
    await opened(async (open) => {
      const claimed = await new TableStore(open).claim("t", "b")
      if (claimed.is === "ours") await new TableStore(open).release(claimed.ownership)
    }),
  ).toBe(true)
  expect(await opened(async () => {})).toBe(false)
})

describe.each(places)("data, %s", (_name, placeOf) => {
  let open: OpenDatabase
  let store: TableStore
  let servers: ServerStore

  beforeAll(async () => {
    open = await openDatabase(await placeOf())
    store = new TableStore(open)
    servers = new ServerStore(open)
    await servers.beat("a", "http://a")
  })

  afterAll(() => open.close())

  it("a table is what was written of it, in order", async () => {
    await store.create(newTable("t1"))
    const claimed = await store.claim("t1", "a")
    if (claimed.is !== "ours") throw new Error("not claimed")
    await store.append(claimed.ownership, 1, [FREE, FREE])
    expect((await store.load("t1"))?.entries).toEqual([OPEN, FREE, FREE])
    expect(await store.listed()).toMatchObject([{ id: "t1", host: "Ana" }])
    expect(await store.claim("nowhere", "a")).toEqual({ is: "none" })
    expect(await store.load("nowhere")).toBeNull()
  })

  it("only its owner appends: another may take it when the lease has run out, and what the former owner writes then is refused whole", async () => {
    await store.create(newTable("t2"))
    const first = await store.claim("t2", "a")
    if (first.is !== "ours") throw new Error("not claimed")
    expect(await store.claim("t2", "b")).toEqual({ is: "others", address: "http://a", server: "a" })
    await open.db.execute(sql`UPDATE servers SET alive_until = now() - interval '1 second'`)
    const second = await store.claim("t2", "b")
    if (second.is !== "ours") throw new Error("not taken over")
    await expect(store.append(first.ownership, 1, [FREE])).rejects.toMatchObject({ code: "not-owner" })
    await store.append(second.ownership, 1, [FREE])
    await expect(store.append(second.ownership, 1, [FREE])).rejects.toMatchObject({ code: "not-owner" })
    await expect(store.append(second.ownership, 0, [FREE, FREE, FREE])).rejects.toMatchObject({
      code: "not-owner",
    })
    expect(await store.entriesFrom("t2", 0)).toEqual([OPEN, FREE])
  })

  it("what many tables append at once is written for each as if it were alone: one that is not its owner's does not hold up the others", async () => {
    const ids = Array.from({ length: 12 }, (_, i) => `many${i}`)
    const owned = await Promise.all(
      ids.map(async (id) => {
        await store.create(newTable(id))
        const claimed = await store.claim(id, "a")
        if (claimed.is !== "ours") throw new Error("not claimed")
        return claimed.ownership
      }),
    )
    const entries: TableEntry[] = [FREE, { e: "free", seat: 1 }]
    const seqOf = (i: number) => (i === 3 ? 0 : 1)
    const epochOf = (i: number, epoch: number) => (i === 5 ? epoch + 1 : epoch)
    const ends = await Promise.allSettled(
      owned.map((one, i) => store.append({ ...one, epoch: epochOf(i, one.epoch) }, seqOf(i), entries)),
    )
    const refused = ends.flatMap((end, i) => (end.status === "rejected" ? [[i, end.reason.code]] : []))
    expect(refused).toEqual([
      [3, "not-owner"],
      [5, "not-owner"],
    ])
    for (const [i, id] of ids.entries())
      expect(await store.entriesFrom(id, 0)).toEqual(i === 3 || i === 5 ? [OPEN] : [OPEN, ...entries])
  })

  it("what was kept for long enough is deleted: tables without a game, old games, reports and guests, and nothing else", async () => {
    const aged = async (id: string, state: string, days: number, owner: string | null = null) => {
      await store.create({ ...newTable(id), summary: { ...newTable(id).summary, state: state as "waiting" } })
      const then = sql`now() - make_interval(days => ${days})`
      await open.db.execute(sql`UPDATE tables SET changed = ${then}, owner = ${owner} WHERE id = ${id}`)
      await open.db.execute(sql`UPDATE moves SET at = ${then} WHERE table_id = ${id}`)
    }
    await servers.beat("a", "http://a")
    await aged("waits6", "waiting", 6)
    await aged("waits8", "waiting", 8)
    await aged("waitsHere", "waiting", 8, "a")
    await aged("played8", "over", 8)
    await aged("played400", "over", 400)
    await aged("begun400", "playing", 400)
    await aged("goesOn", "playing", 400)
    await open.db.execute(
      sql`INSERT INTO moves (table_id, seq, entry) VALUES ('goesOn', 1, '{"e":"resume"}')`,
    )
    const guests = new GuestStore(open.db)
    const [old, recent] = [await guests.create("Old"), await guests.create("New")]
    const [chat, mutes] = [new ChatStore(open.db), new MuteStore(open.db)]
    const said = (guest: string) => ({ guest, seat: 0, name: "x", text: `by ${guest}`, emote: null })
    for (const { guest } of [old, recent]) await chat.add("played8", said(guest.id))
    const [line] = await chat.of("played8")
    for (const { guest } of [old, recent]) await chat.report("played8", guest.id, line)
    await mutes.add(old.guest.id, recent.guest.id)
    await mutes.add(recent.guest.id, old.guest.id)
    await open.db.execute(
      sql`UPDATE tables SET guests = ARRAY[${old.guest.id}, ${recent.guest.id}] WHERE id = 'played8'`,
    )
    await open.db.execute(
      sql`UPDATE guests SET seen = now() - interval '401 days' WHERE id = ${old.guest.id}`,
    )
    expect(await cleanUp(open.db)).toBe(3)
    expect((await chat.of("played8")).map(({ guest }) => guest)).toEqual([recent.guest.id])
    expect(await mutes.of(recent.guest.id)).toEqual(new Set())
    expect((await open.db.execute(sql`SELECT by_guest AS by FROM reports`)).rows).toEqual([
      { by: recent.guest.id },
    ])
    expect([await store.tablesOf(old.guest.id), await store.tablesOf(recent.guest.id)]).toMatchObject([
      [],
      [{ id: "played8" }],
    ])
    expect(await chat.add("played8", said(old.guest.id))).toBeNull()
    await mutes.add(recent.guest.id, old.guest.id)
    expect(await mutes.of(recent.guest.id)).toEqual(new Set())
    const { rows } = await open.db.execute<{ id: string }>(sql`
      SELECT id FROM tables WHERE id LIKE 'waits%' OR id LIKE 'played%' OR id LIKE 'begun%' OR id = 'goesOn' ORDER BY id`)
    expect(rows.map(({ id }) => id)).toEqual(["goesOn", "played8", "waits6", "waitsHere"])
    expect(await store.load("waits8")).toBeNull()
    expect(await guests.find(old.token)).toBeNull()
    expect(await guests.find(recent.token)).toEqual(recent.guest)
    expect(await cleanUp(open.db)).toBe(0)
  })

  it("a guest is known by a token, of which the data has only a hash", async () => {
    const guests = new GuestStore(open.db)
    const { guest, token } = await guests.create("Ana")
    expect(await guests.find(token)).toEqual(guest)
    expect(await guests.find(`${token}x`)).toBeNull()
    const { rows } = await open.db.execute(sql`SELECT * FROM guests`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it("who wins rises and who loses falls, and a game counts once; of one game less is sure than of three", async () => {
    const guests = new GuestStore(open.db)
    const ratings = new RatingStore(open.db)
    const [ana, luc, bob] = await Promise.all(
      ["Ana", "Luc", "Bob"].map(async (name) => (await guests.create(name)).guest.id),
    )
    const game = async (winner: string, loser: string, table: string) => {
      await store.create(newTable(table))
      return ratings.count(table, [
        { guest: loser, rank: 2 },
        { guest: winner, rank: 1 },
      ])
    }
    expect(await ratings.of([ana])).toEqual(new Map([[ana, 1000]]))
    const first = await game(ana, luc, "r1")
    expect(first.get(ana)).toBeGreaterThan(1000)
    expect(first.get(luc)).toBeLessThan(first.get(ana)!)
    expect(
      await ratings.count("r1", [
        { guest: ana, rank: 2 },
        { guest: luc, rank: 1 },
      ]),
    ).toEqual(first)
    await game(ana, luc, "r2")
    await game(bob, ana, "r3")
    const best = (await ratings.best()).filter(({ name }) => ["Ana", "Luc", "Bob"].includes(name))
    expect(best.map(({ name }) => name)).toEqual(["Ana", "Bob", "Luc"])
    expect(best.find(({ name }) => name === "Ana")?.games).toBe(3)
  })

  it("who ends several games at once has all of them counted", async () => {
    const guests = new GuestStore(open.db)
    const ratings = new RatingStore(open.db)
    const [best, ...others] = await Promise.all(
      Array.from({ length: 5 }, async (_, i) => (await guests.create(`At once ${i}`)).guest.id),
    )
    const tables = others.map((_, i) => `together${i}`)
    for (const table of tables) await store.create(newTable(table))
    const counted = await Promise.all(
      tables.map((table, i) =>
        ratings.count(table, [
          { guest: best, rank: 1 },
          { guest: others[i], rank: 2 },
        ]),
      ),
    )
    // Each one takes the earlier ones into account.
    const shown = counted.map((one) => one.get(best)!)
    const [{ rating, games }] = (await ratings.best()).filter(({ name }) => name === "At once 0")
    expect([games, rating]).toEqual([4, Math.max(...shown)])
    const estimates = await open.db.execute<{ sigma: number }>(
      sql`SELECT sigma FROM ratings WHERE guest_id = ${best}`,
    )
    expect(estimates.rows[0].sigma).toBeLessThan(7.6)
  })

  it("data of an earlier version is brought to this one, with what is in it", async () => {
    const { migrate } = await import("./migrate.ts")
    const sit: TableEntry = { e: "sit", seat: 0, guest: "early guest", name: "Ana" }
    await store.create({ ...newTable("early"), entries: [OPEN, sit] })
    await open.db.execute(
      sql`DROP TABLE ratings, rated, tournaments, passkeys, devices, challenges, decks, mutes`,
    )
    await open.db.execute(sql`ALTER TABLE chat DROP CONSTRAINT chat_guest_id_fkey`)
    await open.db.execute(sql`ALTER TABLE reports DROP CONSTRAINT reports_by_guest_fkey`)
    await open.db.execute(sql`DROP INDEX reports_by`)
    const line = (guest: string) =>
      sql`INSERT INTO chat (table_id, guest_id, name, text) VALUES ('early', ${guest}, 'x', 'x')`
    const { guest } = await new GuestStore(open.db).create("Ana")
    for (const writer of [guest.id, "deleted"]) await open.db.execute(line(writer))
    await open.db.execute(sql`ALTER TABLE tables DROP COLUMN guests`)
    await open.db.execute(sql`DROP INDEX chat_guest`)
    await open.db.execute(sql`ALTER TABLE servers DROP COLUMN life_line`)
    await open.db.execute(sql`UPDATE schema_version SET version = 1`)
    await migrate(open.db)
    expect((await store.load("early"))?.entries).toEqual([OPEN, sit])
    expect(await store.tablesOf("early guest")).toMatchObject([{ id: "early" }])
    expect((await new ChatStore(open.db).of("early")).map((one) => one.guest)).toEqual([guest.id])
    expect(await new RatingStore(open.db).best()).toEqual([])
  })

  it("data of a newer program is refused with a clear word", async () => {
    const { migrate } = await import("./migrate.ts")
    await migrate(open.db)
    await open.db.execute(sql`UPDATE schema_version SET version = 999`)
    await expect(migrate(open.db)).rejects.toMatchObject({ code: "newer-data" })
    await open.db.execute(sql`UPDATE schema_version SET version = ${MIGRATIONS.length}`)
  })
})

describe.skipIf(postgres === null)("the life line of a process", () => {
  it("heartbeats that take long don't overlap: a connection does one thing at a time", async () => {
    const url = await postgres!.createDatabase("slow")
    const [one, two] = [await openDatabase({ url }), await openDatabase({ url })]
    const servers = new ServerStore(one)
    await servers.beat("a", "http://a")
    const renewed = vi.spyOn(LifeLine.prototype, "use")
    const beats: Promise<void>[] = []
    await two.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE servers IN ACCESS EXCLUSIVE MODE`)
      for (let i = 0; i < 3; i++) {
        beats.push(servers.beat("a", "http://a"))
        await sleep(30)
      }
    })
    await Promise.all(beats)
    expect(renewed).toHaveBeenCalledTimes(1)
    await servers.beat("a", "http://a")
    expect(renewed).toHaveBeenCalledTimes(2)
    renewed.mockRestore()
    await servers.leave("a")
    for (const open of [one, two]) await open.close()
  })

  it("who leaves while a heartbeat is under way is gone afterwards", async () => {
    const url = await postgres!.createDatabase("leaves")
    const [one, two] = [await openDatabase({ url }), await openDatabase({ url })]
    const servers = new ServerStore(one)
    await servers.beat("a", "http://a")
    await two.db.execute(sql`DELETE FROM servers`)
    let under: Promise<void>[] = []
    // The renewal waits for this row, and a deletion wouldn't see it.
    const undone = two.db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO servers (id, address, alive_until) VALUES ('a', 'http://a', now())`)
      under = [servers.beat("a", "http://a"), servers.leave("a")]
      await sleep(100)
      tx.rollback()
    })
    await expect(undone).rejects.toThrow()
    expect((await Promise.allSettled(under)).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"])
    expect((await two.db.execute(sql`SELECT id FROM servers`)).rows).toEqual([])
    for (const open of [one, two]) await open.close()
  })

  it("a process whose connection ends has lost its tables at once, long before its lease has run out; it lives again with its next heartbeat", async () => {
    const url = await postgres!.createDatabase("lives")
    const [one, two] = [await openDatabase({ url }), await openDatabase({ url })]
    const [first, second] = [new ServerStore(one), new ServerStore(two)]
    const claim = (store: TableStore, server: string) =>
      Promise.all(["t1", "t2"].map((table) => store.claim(table, server)))
    const [a, b] = [new TableStore(one), new TableStore(two)]
    await first.beat("a", "http://a")
    await second.beat("b", "http://b")
    for (const id of ["t1", "t2"]) await a.create(newTable(id))
    expect(await claim(a, "a")).toMatchObject([{ is: "ours" }, { is: "ours" }])
    expect(await claim(b, "b")).toMatchObject([{ is: "others" }, { is: "others" }])
    await two.db.execute(sql`UPDATE servers SET alive_until = now() + interval '1 day'`)
    await two.db.execute(sql`
      SELECT pg_terminate_backend(pid, 10000) FROM pg_locks JOIN servers ON objid = life_line::oid AND servers.id = 'a'`)
    expect(await b.claim("t1", "b")).toMatchObject({ is: "ours" })
    await expect(first.beat("a", "http://a")).rejects.toThrow()
    await first.beat("a", "http://a")
    expect(await b.claim("t2", "b")).toMatchObject({ is: "others", server: "a" })
    await first.leave("a")
    expect(await b.claim("t2", "b")).toMatchObject({ is: "ours" })
    await second.leave("b")
    for (const open of [one, two]) await open.close()
  })
})

it("an embedded database is opened by one process at a time, and outlives it", async () => {
  const place = { folder: join(folder, "two") }
  const first = await openDatabase(place)
  await new TableStore(first).create(newTable("t1"))
  writeFileSync(join(place.folder, "apnap.lock"), "1")
  await expect(openDatabase(place)).rejects.toMatchObject({ code: "data-in-use" })
  await first.close()
  const again = await openDatabase(place)
  expect((await new TableStore(again).load("t1"))?.entries).toEqual([OPEN])
  await again.close()
})
