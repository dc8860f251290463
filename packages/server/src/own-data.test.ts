import { dice } from "@apnap/players"
import type { KeptDeck, OwnTable } from "@apnap/session/protocol"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Personal } from "./storage/personal-data.ts"
import { playOn, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
}, LOADING)

afterAll(() => server.stop())

const read = async <T>(visitor: Visitor, path: string) => (await (await visitor.get(path)).json()) as T
const tablesOf = async (visitor: Visitor) => (await read<{ tables: OwnTable[] }>(visitor, "me/tables")).tables
const decksOf = async (visitor: Visitor) => (await read<{ decks: KeptDeck[] }>(visitor, "decks")).decks

const CONTENT = { list: "60 Forest", format: "constructed", until: "", colors: "G" }
const deck = (changed: number, name: string): KeptDeck => ({
  id: "one",
  changed,
  deck: { name, ...CONTENT },
})

it("who has a seat finds the table among their own, others don't, and who stands up no longer does", async () => {
  const [ana, luc] = [await Visitor.named(server.url, "Ana"), await Visitor.named(server.url, "Luc")]
  const id = await ana.makeTable({ listed: false })
  const clients = [await ana.connect(id), await luc.connect(id)]
  expect(await tablesOf(ana)).toEqual([])
  await clients[0].sit(0)
  expect(await tablesOf(ana)).toMatchObject([{ id, host: "Ana", state: "waiting", taken: 1 }])
  clients[0].send({ request: "stand" })
  await clients[0].until(() => clients[0].room?.you.seat === null)
  expect(await tablesOf(ana)).toEqual([])
  await clients[0].sit(0)
  await clients[1].sit(1, "burn")
  await playOn(clients, dice(5), 3)
  for (const one of [ana, luc]) expect(await tablesOf(one)).toMatchObject([{ id, state: "playing" }])
  expect(await tablesOf(await Visitor.named(server.url, "Eve"))).toEqual([])

  clients[0].send({ request: "concede" })
  await clients[0].until(() => clients[0].room?.state === "over")
  clients[0].send({ request: "offer", choice: { offer: "rematch" } })
  await clients[1].until(() => (clients[1].room?.offers.length ?? 0) > 0)
  clients[1].send({ request: "consent", offer: clients[1].room!.offers[0].id, yes: true })
  await clients[1].until(() => clients[1].room?.next !== null)
  const [next] = await tablesOf(luc)
  expect(next).toMatchObject({ id: clients[1].room!.next, state: "waiting", taken: 2 })
})

it("the latest change of a deck is kept, of whichever device it comes from, and a deletion too", async () => {
  const [ana, eve] = [await Visitor.named(server.url, "Ana"), await Visitor.named(server.url, "Eve")]
  for (const one of [deck(5, "later"), deck(3, "earlier")])
    expect((await ana.post("decks", one)).status).toBe(200)
  expect(await decksOf(ana)).toEqual([deck(5, "later")])
  expect(await decksOf(eve)).toEqual([])
  await ana.post("decks", { id: "one", changed: 6, deck: null })
  expect(await decksOf(ana)).toEqual([{ id: "one", changed: 6, deck: null }])
})

it("decks are checked, sized and counted, and belong to guests", async () => {
  const ana = await Visitor.named(server.url, "Ana")
  const bad = [{ ...deck(1, "x"), changed: -1 }, { ...deck(1, "x"), more: 1 }, deck(1, "x".repeat(90))]
  for (const one of bad) expect((await ana.post("decks", one)).status).toBe(400)
  const large = { id: "one", changed: 1, deck: { name: "x", ...CONTENT, list: "x".repeat(40_001) } }
  expect((await ana.post("decks", large)).status).toBe(400)
  expect((await new Visitor(server.url).post("decks", deck(1, "x"))).status).toBe(400)
  for (let i = 0; i < 200; i++) await ana.post("decks", { ...deck(1, "x"), id: `${i}` })
  expect(await (await ana.post("decks", { ...deck(1, "x"), id: "200" })).json()).toMatchObject({
    code: "too-many",
  })
  expect((await ana.post("decks", { ...deck(2, "x"), id: "0" })).status).toBe(200)
})

it("a guest gets a copy of what is stored about them, and can have it deleted; the others keep their game", async () => {
  const [ana, luc] = [await Visitor.named(server.url, "Anastasia"), await Visitor.named(server.url, "Luc")]
  const id = await ana.makeTable({ listed: false })
  const clients = [await ana.connect(id), await luc.connect(id)]
  await clients[0].sit(0)
  await clients[1].sit(1, "burn")
  clients[0].send({ request: "chat", text: "my secret wish" })
  await clients[1].until(() => clients[1].chat.length > 0)
  await ana.post("decks", deck(1, "mine"))
  clients[0].send({ request: "mute", seat: 1, muted: true })
  await clients[0].until(() => clients[0].room!.seats[1].muted)
  await luc.post("me", { name: "Lucian" })
  const stored = await read<Personal>(ana, "me/data")
  expect(stored).toMatchObject({
    guest: [{ name: "Anastasia" }],
    decks: [{ id: "one" }],
    tables: [{ id }],
    chat: [{ text: "my secret wish" }],
    mutes: [{ count: 1 }],
  })
  // A guest's new name would tell who they were before.
  expect(JSON.stringify(stored)).not.toContain("Lucian")
  expect(await read<Personal>(luc, "me/data")).toMatchObject({ chat: [], decks: [] })

  const { cookie } = ana
  expect((await ana.post("me/delete", {})).status).toBe(400)
  expect((await ana.post("me/delete", { sure: true })).status).toBe(200)
  ana.cookie = cookie
  expect(await read(ana, "me")).toEqual({ id: null, name: "" })
  expect(await tablesOf(luc)).toMatchObject([{ id }])
  // Their page is still open: it plays on, and writes no more.
  expect(await clients[0].refused({ request: "chat", text: "another wish" })).toBe("no-guest")
  const eve = await (await Visitor.named(server.url, "Eve")).connect(id)
  await eve.until(() => eve.chat.length > 0)
  expect(eve.chat.map(({ text }) => text)).toEqual([""])
  await server.restart()
  const again = await Object.assign(luc, { url: server.url }).connect(id)
  await again.until(() => again.room !== null)
  expect(again.chat).toEqual([])
})
