import { once } from "node:events"
import { dice } from "@apnap/players"
import { PROTOCOL, type WireResponse } from "@apnap/session/protocol"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { WebSocket } from "ws"
import { RESTARTS } from "./table/close-codes.ts"
import { Member, USUAL_SETTINGS } from "./table/member.ts"
import { playOn, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
const HELLO = { protocol: PROTOCOL, sessionId: 1, language: "en", settings: USUAL_SETTINGS } as const
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
}, LOADING)

afterAll(() => server.stop())

async function tableOf(id: string) {
  const found = await server.serving.tables.find(id)
  if (found.is !== "here") throw new Error("not here")
  return found.table
}

it("who has connected to a table that is given up before they say hello is sent away, to connect again", async () => {
  const ana = await Visitor.named(server.url, "Ana")
  const id = await ana.makeTable()
  const table = await tableOf(id)
  const url = new URL(`api/tables/${id}/socket`, server.url.replace("http", "ws"))
  const { origin } = new URL(server.url)
  const socket = new WebSocket(url, { headers: { cookie: ana.cookie, origin } })
  await once(socket, "open")
  await table.close()
  socket.send(JSON.stringify({ request: "hello", ...HELLO }))
  expect((await once(socket, "close"))[0]).toBe(RESTARTS)
  const again = await ana.connect(id)
  expect(again.room?.state).toBe("waiting")
  again.close()
})

it("a newcomer who can't be let in is sent away to connect again; not for an error of the game, which they would only meet again", async () => {
  const [ana, luc] = [await Visitor.named(server.url, "Ana"), await Visitor.named(server.url, "Luc")]
  const id = await ana.makeTable({ spectators: { allowed: true, delay: 0 } })
  const clients = [await ana.connect(id), await luc.connect(id)]
  for (const [seat, client] of clients.entries()) await client.sit(seat)
  await clients[1].until(() => clients[1].table !== null)
  const table = await tableOf(id)
  const close = vi.fn()
  const wire = { isSlow: false, send: () => {}, close }
  const newcomer = () => new Member({ id: "eve", name: "Eve" }, wire, { request: "hello", ...HELLO })
  const broken = vi.spyOn(table.game, "goesOnByItself", "get").mockImplementation(() => {
    throw new Error("of the game")
  })
  await expect(table.join(newcomer())).rejects.toThrow("of the game")
  broken.mockRestore()
  expect(close).not.toHaveBeenCalled()
  vi.spyOn(table.around.mutes, "of").mockRejectedValueOnce(new Error("of the database"))
  await expect(table.join(newcomer())).rejects.toThrow("of the database")
  expect(close).toHaveBeenCalledExactlyOnceWith(RESTARTS, "connect again")
  for (const client of clients) client.close()
})

it("who reads slowly is told of the newest table as soon as they have read the rest, though nobody does anything", async () => {
  const [ana, luc] = [await Visitor.named(server.url, "Ana"), await Visitor.named(server.url, "Luc")]
  const id = await ana.makeTable({ spectators: { allowed: true, delay: 0 } })
  const clients = [await ana.connect(id), await luc.connect(id)]
  for (const [seat, client] of clients.entries()) await client.sit(seat)
  await clients[1].until(() => clients[1].table !== null)
  const told: WireResponse[] = []
  const wire = { isSlow: true, send: (message: WireResponse) => void told.push(message), close: () => {} }
  const table = await tableOf(id)
  const eve = new Member({ id: "eve", name: "Eve" }, wire, { request: "hello", ...HELLO })
  await table.join(eve)
  await playOn(clients, dice(3), 3)
  expect(told.some(({ response }) => response === "table")).toBe(false)
  wire.isSlow = false
  while (!told.some(({ response }) => response === "table"))
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(eve.wantsTable).toBe(false)
  for (const client of clients) client.close()
})

it("cards speak the language of each who looks, though French is loaded only when somebody does", async () => {
  const [ana, luc] = [await Visitor.named(server.url, "Ana"), await Visitor.named(server.url, "Luc")]
  const id = await ana.makeTable()
  const clients = [await ana.connect(id), await luc.connect(id)]
  for (const [seat, client] of clients.entries()) await client.sit(seat, "burn")
  await Promise.all(clients.map((client) => client.until(() => client.table !== null)))
  const told: string[] = []
  clients[1].onLine = (line) => told.push(line)
  clients[1].send({ request: "language", language: "fr" })
  await clients[1].until(() => told.some((line) => line.includes("blessures")))
  for (const client of clients) client.close()
})
