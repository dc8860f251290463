import { dice } from "@apnap/players"
import { afterAll, expect, it } from "vitest"
import { type Postgres, startPostgres } from "../../../tools/postgres/postgres.mjs"
import { NO_LIMITS } from "./net/address-limits.ts"
import { serve } from "./serve.ts"
import { playOn, Visitor } from "./testing/client.ts"

const postgres: Postgres | null = await startPostgres()

afterAll(() => postgres?.stop())

it.skipIf(postgres === null)(
  "servers share a database: whichever is asked leads to the table, and another takes it over when its own ends",
  async () => {
    const url = await postgres!.createDatabase("servers")
    const start = () => serve({ data: { url }, port: 0, version: "test", limits: NO_LIMITS })
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
  },
)
