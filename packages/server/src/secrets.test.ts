import { sql } from "drizzle-orm"
import { pino } from "pino"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { z } from "zod"
import type { Database } from "./storage/database.ts"
import { reports, tables } from "./storage/schema.ts"
import { CHOICE, type Client, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
let logged: string[] = []
let server: TestServer
let ana: Visitor
let luc: Visitor

beforeAll(async () => {
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  server = await TestServer.start({ log, isSecure: true, hosts: ["tables.example.org"] })
  ana = await Visitor.named(server.url, "Ana of the log")
  luc = await Visitor.named(server.url, "Luc of the log")
}, LOADING)

afterAll(() => server.stop())
beforeEach(() => {
  logged = []
})

async function seated(): Promise<{ id: string; clients: [Client, Client] }> {
  const id = await ana.makeTable()
  const clients: [Client, Client] = [await ana.connect(id), await luc.connect(id)]
  await clients[0].sit(0)
  await clients[1].sit(1, "burn")
  await Promise.all(clients.map((client) => client.until(() => client.table !== null)))
  return { id, clients }
}

/** Restarts the server after a change of its data; returns what `change` does. */
async function restartedWith<T>(change: (db: Database) => Promise<T>): Promise<T> {
  const results: T[] = []
  await server.restartWith(async (db) => void results.push(await change(db)))
  for (const visitor of [ana, luc]) Object.assign(visitor, { url: server.url })
  return results[0]
}

describe("headers", () => {
  it.each(["api/server", "api/me", "api/tables", "api/nothing"])(
    "of %s: no other site frames it, nothing guesses its kind, nothing is kept",
    async (path) => {
      const { headers } = await fetch(new URL(path, server.url))
      expect(headers.get("content-security-policy")).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("x-frame-options")).toBe("DENY")
      expect(headers.get("referrer-policy")).toBe("no-referrer")
      expect(headers.get("cache-control")).toBe("no-store")
      expect(headers.get("access-control-allow-origin")).toBeNull()
      expect(headers.get("x-powered-by")).toBeNull()
    },
  )

  it("where HTTPS is spoken the cookie goes over nothing else; a known name is accepted, another is not", async () => {
    const response = await new Visitor(server.url).post("me", { name: "Eve" })
    expect(response.headers.get("set-cookie")).toMatch(
      /^apnap_guest=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax/,
    )
    expect(await response.text()).not.toMatch(/[\w-]{43}/)
  })
})

describe("secrets", () => {
  it("nobody is told a table's secret, a guest's id or a token before the end, nor the latter two ever", async () => {
    const id = await ana.makeTable()
    const heard: string[] = []
    const eve = await (await Visitor.named(server.url, "Eve")).connect(id)
    const people = [await ana.connect(id), await luc.connect(id), eve]
    for (const client of people) client.onLine = (line) => heard.push(line)
    await people[0].sit(0)
    await people[1].sit(1, "burn")
    await Promise.all(people.map((client) => client.until(() => client.table !== null)))
    people[0].send({ request: "chat", text: "hello" })
    await eve.until(() => eve.chat.length === 1)
    expect((await ana.get(`tables/${id}/replay`)).status).toBe(404)
    const { secret, host } = await restartedWith(async (db) => {
      const [row] = await db.select().from(tables).where(sql`id = ${id}`)
      return row
    })
    const all = heard.join("\n")
    expect(all).toContain("hello")
    const tokens = [ana, luc].map(({ cookie }) => cookie.split("=")[1])
    for (const hidden of [secret, host, ...tokens]) expect(all).not.toContain(hidden)
    const back = await ana.connect(id)
    await back.until(() => back.table !== null)
    back.send({ request: "concede" })
    await back.until(() => back.room?.state === "over")
    const replay = await (await luc.get(`tables/${id}/replay`)).text()
    expect(replay).toContain(secret)
    for (const hidden of [host, ...tokens]) expect(replay).not.toContain(hidden)
    back.close()
  })

  it("the log names nobody and has nothing of what they sent, also of what fails", async () => {
    const { id, clients } = await seated()
    for (const client of clients) client.close()
    const eve = await Visitor.named(server.url, "Eve of the log")
    const hers = z.object({ id: z.string() }).parse(await (await eve.get("me")).json()).id
    const secret = await restartedWith(async (db) => {
      await db.execute(sql`ALTER TABLE chat ADD CONSTRAINT never CHECK (text <> 'words of the log')`)
      await db.execute(sql.raw(`ALTER TABLE tables ADD CONSTRAINT never CHECK (host <> '${hers}')`))
      const [row] = await db.select().from(tables).where(sql`id = ${id}`)
      return row.secret
    })
    Object.assign(eve, { url: server.url })
    expect((await eve.post("tables", CHOICE)).status).toBe(500)
    const again = await ana.connect(id)
    again.send({ request: "chat", text: "words of the log" })
    await again.until(() => again.failed !== null)
    expect(again.failed).toEqual({
      response: "failed",
      code: "unexpected",
      message: "something went wrong on the server",
    })
    const text = logged.join("")
    expect(text).toContain('"failed query: insert into')
    expect(text).toContain("violates check constraint")
    const tokens = [ana, luc, eve].map(({ cookie }) => cookie.split("=")[1])
    for (const hidden of [...tokens, secret, "of the log", "Failing row"]) expect(text).not.toContain(hidden)
    await restartedWith(async (db) => {
      for (const table of ["chat", "tables"])
        await db.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT never`))
    })
  })
})

describe("what somebody writes", () => {
  it("is of one line, without what can't be seen or turns the text about, and not too long", async () => {
    const { clients } = await seated()
    const [a, b] = clients
    a.send({ request: "chat", text: " a\u202eb\n\u0007c\u200b " })
    await b.until(() => b.chat.length === 1)
    expect(b.chat[0].text).toBe("ab c")
    expect(await a.refused({ request: "chat", text: "x".repeat(301) })).toBe("bad-message")
    expect(await a.refused({ request: "chat", text: "\u200b\u202e" })).toBe("bad-message")
    for (const client of clients) client.close()
  })

  it("is reported by who reads it: stored once with its text and its writer, and no line of another table", async () => {
    const { id, clients } = await seated()
    const [a, b] = clients
    const elsewhere = await seated()
    a.send({ request: "chat", text: "rude" })
    a.send({ request: "emote", emote: "oops" })
    elsewhere.clients[0].send({ request: "chat", text: "also rude" })
    await b.until(() => b.chat.length === 2)
    await elsewhere.clients[0].until(() => elsewhere.clients[0].chat.length === 1)
    const other = elsewhere.clients[0].chat[0].id
    expect(await b.refused({ request: "report", seat: 0, line: other })).toBe("no-offer")
    expect(await b.refused({ request: "report", seat: 0, line: 1e12 })).toBe("no-offer")
    for (const { id: line } of [...b.chat, ...b.chat]) b.send({ request: "report", seat: 0, line })
    expect(await b.refused({ request: "report", seat: 0, line: -1 })).toBe("no-offer")
    for (const client of [...clients, ...elsewhere.clients]) client.close()
    const stored = await restartedWith((db) => db.select().from(reports).orderBy(reports.id))
    expect(stored).toMatchObject([
      { table: id, text: "rude" },
      { table: id, text: "oops" },
    ])
    expect(stored[0].by).not.toBe(stored[0].about)
  })
})

it.each([
  ["a card that there is not", "60 Nonesuch", "deck/unknown-card"],
  ["too many cards", "60 Forest\n".repeat(9), "deck-too-large"],
  ["a number that is none", "9999999999999999999999999 Forest", "deck/syntax"],
  ["markup", "60 <script>alert(1)</script>", "deck/unknown-card"],
  ["names as in a program", "60 __proto__\n4 constructor", "deck/unknown-card"],
  ["a list too long", "1 Forest\n".repeat(5000), "bad-message"],
  ["a line without end", "1 ".repeat(19_000), "deck/syntax"],
])("a deck of %s is refused with a code, and its seat has none", async (_what, list, code) => {
  const id = await ana.makeTable()
  const client = await ana.connect(id)
  client.send({ request: "sit", seat: 0 })
  await client.until(() => client.room?.you.seat === 0)
  expect(await client.refused({ request: "deck", deck: { list } })).toBe(code)
  expect(await client.refused({ request: "ready", ready: true })).toBe("no-deck")
  client.close()
})
