import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Postgres, startPostgres } from "../../../../tools/postgres/postgres.mjs"
import { type DataPlace, type OpenDatabase, openDatabase } from "./database.ts"
import type { TableEntry } from "./entry.ts"
import { GuestStore } from "./guest-store.ts"
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

describe.each(places)("data, %s", (_name, placeOf) => {
  let open: OpenDatabase
  let store: TableStore
  let servers: ServerStore

  beforeAll(async () => {
    open = await openDatabase(await placeOf())
    store = new TableStore(open.db)
    servers = new ServerStore(open.db)
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

  it("a guest is known by a token, of which the data has only a hash", async () => {
    const guests = new GuestStore(open.db)
    const { guest, token } = await guests.create("Ana")
    expect(await guests.find(token)).toEqual(guest)
    expect(await guests.find(`${token}x`)).toBeNull()
    const { rows } = await open.db.execute(sql`SELECT * FROM guests`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it("data of a newer program is refused with a clear word", async () => {
    const { migrate } = await import("./migrate.ts")
    await migrate(open.db)
    await open.db.execute(sql`UPDATE schema_version SET version = 999`)
    await expect(migrate(open.db)).rejects.toMatchObject({ code: "newer-data" })
    await open.db.execute(sql`UPDATE schema_version SET version = 1`)
  })
})

it("an embedded database is opened by one process at a time, and outlives it", async () => {
  const place = { folder: join(folder, "two") }
  const first = await openDatabase(place)
  await new TableStore(first.db).create(newTable("t1"))
  writeFileSync(join(place.folder, "apnap.lock"), "1")
  await expect(openDatabase(place)).rejects.toMatchObject({ code: "data-in-use" })
  await first.close()
  const again = await openDatabase(place)
  expect((await new TableStore(again.db).load("t1"))?.entries).toEqual([OPEN])
  await again.close()
})
