import { request } from "node:http"
import { dice } from "@apnap/players"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import { USUAL_LIMITS } from "./net/address-limits.ts"
import { CHOICE, type Client, playOn, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
let server: TestServer
let ana: Visitor
let luc: Visitor

beforeAll(async () => {
  server = await TestServer.start({
    limits: { ...USUAL_LIMITS, burst: 10_000, perSecond: 10_000, messageBurst: 2000, messagesPerSecond: 500 },
  })
  ana = await Visitor.named(server.url, "Ana")
  luc = await Visitor.named(server.url, "Luc")
}, LOADING)

afterAll(() => server.stop())

/** The outcome of an attempt to open a socket: the status of its refusal, or 101. */
function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  const url = new URL(path, server.url)
  const upgrade = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { ...upgrade, ...headers } })
    sent.on("response", (response) => resolve(response.statusCode ?? 0))
    sent.on("upgrade", (_, socket) => {
      socket.destroy()
      resolve(101)
    })
    sent.on("error", reject)
    sent.end()
  })
}

async function seated() {
  const id = await ana.makeTable()
  const clients = [await ana.connect(id), await luc.connect(id)]
  await clients[0].sit(0)
  await clients[1].sit(1, "burn")
  await Promise.all(clients.map((client) => client.until(() => client.table !== null)))
  return { id, clients }
}

async function anyAsked(clients: readonly Client[]): Promise<void> {
  while (clients.every(({ prompt }) => prompt === null))
    await new Promise((resolve) => setTimeout(resolve, 5))
}

describe("who may connect", () => {
  it("only a page of this site, with a guest's cookie, to a table that is there", async () => {
    const id = await ana.makeTable()
    const path = `api/tables/${id}/socket`
    const { origin } = new URL(server.url)
    const cookie = ana.cookie
    expect(await statusOf(path, { origin, cookie })).toBe(101)
    expect(await statusOf(path, { cookie })).toBe(403)
    expect(await statusOf(path, { origin: "http://evil.example", cookie })).toBe(403)
    expect(await statusOf(path, { origin: "http://evil.example", cookie, host: "evil.example" })).toBe(403)
    expect(await statusOf(path, { origin: "null", cookie })).toBe(403)
    expect(await statusOf(path, { origin })).toBe(401)
    expect(await statusOf(path, { origin, cookie: "apnap_guest=forged" })).toBe(401)
    expect(await statusOf("api/tables/AAAAAAAAAAAA/socket", { origin, cookie })).toBe(404)
    expect(await statusOf("api/tables/../../socket", { origin, cookie })).toBe(404)
  })

  it("nobody gets past the limits by saying that another process has passed them on", async () => {
    const path = `api/tables/${await ana.makeTable()}/socket`
    const { origin } = new URL(server.url)
    const sent = { origin, cookie: ana.cookie }
    expect(await statusOf(path, { ...sent, "x-apnap-tunnel": "1" })).toBe(503)
    expect(await statusOf(path, sent)).toBe(101)
  })

  it("what changes something comes from the page's own origin, as JSON, and is not too large", async () => {
    const statuses = async (body: unknown, headers: Record<string, string> = {}) =>
      (await ana.post("tables", body, headers)).status
    expect(await statuses(CHOICE)).toBe(200)
    expect(await statuses(CHOICE, { origin: "http://evil.example" })).toBe(403)
    expect(await statuses(CHOICE, { "content-type": "text/plain" })).toBe(415)
    expect(await statuses(CHOICE, { cookie: "" })).toBe(401)
    expect(await statuses({ ...CHOICE, seats: 9 })).toBe(400)
    expect(await statuses({ ...CHOICE, more: 1 })).toBe(400)
    expect(await statuses({ ...CHOICE, variant: "nonsense" })).toBe(400)
    expect(await statuses({ ...CHOICE, ruleset: "x".repeat(20_000) })).toBe(413)
  })

  it("the cookie is the browser's own: no script sees it, no other site sends it", async () => {
    const response = await new Visitor(server.url).post("me", { name: "Eve" })
    expect(response.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/)
  })

  it("names are of one line, without what can't be seen", async () => {
    const named = async (name: string) => (await new Visitor(server.url).post("me", { name })).json()
    expect(await named("  A\u202eb\n c\u0000 ")).toMatchObject({ name: "Ab c" })
    expect(await named("\u200b")).toMatchObject({ code: "bad-message" })
    expect(await named("x".repeat(25))).toMatchObject({ code: "bad-message" })
    expect(await named("<img src=x onerror=alert(1)>")).toMatchObject({ code: "bad-message" })
  })
})

describe("what is asked of a table", () => {
  it("what is no message is refused with a code, and the game goes on", async () => {
    const { clients } = await seated()
    const [client] = clients
    for (const text of [
      "",
      "{",
      "null",
      "[]",
      '{"request":"fly"}',
      '{"request":"answer"}',
      '{"request":"chat","text":""}',
    ]) {
      client.failed = null
      client.socket.send(text)
      await client.until(() => client.failed !== null)
      expect([text, client.failed!.code]).toEqual([text, "bad-message"])
    }
    client.failed = null
    client.socket.send(Buffer.from([1, 2, 3]))
    await client.until(() => client.failed !== null)
    expect(client.failed!.code).toBe("bad-message")
    expect(await playOn(clients, dice(3), 10)).toBe(10)
  })

  it("stale answers, answers to others' decisions and to none are refused, and change nothing", async () => {
    const { clients } = await seated()
    await playOn(clients, dice(4), 15)
    await anyAsked(clients)
    const asked = clients.find(({ prompt }) => prompt !== null)!
    const other = clients.find((client) => client !== asked)!
    const { prompt, table } = asked
    const answer = { request: "answer", answer: 0 } as const
    expect(await asked.refused({ ...answer, at: prompt!.at - 1, game: table!.game })).toBe("stale-decision")
    expect(await asked.refused({ ...answer, at: prompt!.at, game: table!.game + 1 })).toBe("stale-decision")
    expect(await asked.refused({ ...answer, answer: 1e6, at: prompt!.at, game: table!.game })).toBe(
      "illegal-answer",
    )
    for (const at of [prompt!.at, table!.moments.length, 0])
      expect(await other.refused({ ...answer, at, game: table!.game })).toBe("stale-decision")
    expect(asked.prompt).toEqual(prompt)
    const eve = await (await Visitor.named(server.url, "Eve")).connect(asked.room!.id)
    expect(await eve.refused({ ...answer, at: prompt!.at, game: table!.game })).toBe("not-seated")
    expect(await eve.refused({ request: "concede" })).toBe("not-seated")
    expect(await eve.refused({ request: "sit", seat: 0 })).toBe("has-begun")
    expect(await eve.refused({ request: "watch", move: 0 })).toBe("not-now")
    expect(await eve.refused({ request: "computer", seat: 0, level: "random" })).toBe("has-begun")
    expect(await eve.refused({ request: "chat", text: "hi" })).toBe("not-seated")
    expect(asked.prompt).toEqual(prompt)
    eve.close()
  })

  it("a frame of 10 MB ends its own connection alone", async () => {
    const { clients } = await seated()
    const eve = await (await Visitor.named(server.url, "Eve")).connect(clients[0].room!.id)
    eve.socket.send("x".repeat(10 * 1024 * 1024))
    await eve.until(() => eve.closed !== null)
    expect(await playOn(clients, dice(5), 5)).toBe(5)
  })

  it.each([
    ["messages", '{"request":"ping"}'],
    ["binary frames", Buffer.from([1])],
  ])("who sends ten thousand %s at once is cut off, and the others play on", async (_kind, sent) => {
    const { clients } = await seated()
    const eve = await (await Visitor.named(server.url, "Eve")).connect(clients[0].room!.id)
    for (let i = 0; i < 10_000; i++) eve.socket.send(sent)
    await eve.until(() => eve.closed !== null)
    expect(eve.socket.readyState).toBe(WebSocket.CLOSED)
    expect(await playOn(clients, dice(6), 5)).toBe(5)
  })
})

describe("by consent", () => {
  it("a take-back, when nothing hidden has come to light; refused otherwise, and by who does not agree", async () => {
    const { clients } = await seated()
    const [a, b] = clients
    await playOn(clients, dice(7), 2)
    await playOn(clients, dice(7), 30)
    expect(await a.refused({ request: "offer", choice: { offer: "takeBack", to: 0 } })).toBe("seen-hidden")
    expect(await a.refused({ request: "offer", choice: { offer: "takeBack", to: 9999 } })).toBe("bad-number")
    b.send({ request: "offer", choice: { offer: "draw" } })
    await a.until(() => a.room!.offers.length === 1)
    expect(await b.refused({ request: "consent", offer: a.room!.offers[0].id, yes: true })).toBe("no-offer")
    a.send({ request: "consent", offer: a.room!.offers[0].id, yes: false })
    await b.until(() => b.room!.offers.length === 0)
    expect(b.room!.state).toBe("playing")
    a.send({ request: "offer", choice: { offer: "draw" } })
    await b.until(() => b.room!.offers.length === 1)
    b.send({ request: "consent", offer: b.room!.offers[0].id, yes: true })
    await a.until(() => a.room!.state === "over")
    expect(a.room!.result).toEqual({ winners: [], why: "draw" })
    b.send({ request: "offer", choice: { offer: "rematch" } })
    await a.until(() => a.room!.offers.length === 1)
    a.send({ request: "consent", offer: a.room!.offers[0].id, yes: true })
    await Promise.all(clients.map((client) => client.until(() => client.room!.next !== null)))
    const again = await ana.connect(a.room!.next!)
    expect(again.room!.seats.map(({ name, deck }) => [name, deck])).toEqual([
      ["Ana", "midrange"],
      ["Luc", "burn"],
    ])
  })

  it("a pause stops the game until somebody resumes it; chat reaches those who have not muted its writer", async () => {
    const { clients } = await seated()
    const [a, b] = clients
    a.send({ request: "offer", choice: { offer: "pause" } })
    await b.until(() => b.room!.offers.length === 1)
    b.send({ request: "consent", offer: b.room!.offers[0].id, yes: true })
    await a.until(() => a.room!.state === "paused")
    const asked = clients.find(({ prompt }) => prompt !== null)
    if (asked !== undefined) {
      const { at } = asked.prompt!
      expect(await asked.refused({ request: "answer", at, game: asked.table!.game, answer: 0 })).toBe(
        "paused",
      )
    }
    b.send({ request: "resume" })
    await a.until(() => a.room!.state === "playing")
    a.send({ request: "chat", text: "<b>hello</b>" })
    await b.until(() => b.chat.length === 1)
    expect(b.chat[0]).toMatchObject({ seat: 0, name: "Ana", text: "<b>hello</b>" })
    b.send({ request: "mute", seat: 0, muted: true })
    await b.until(() => b.room!.seats[0].muted)
    a.send({ request: "chat", text: "still there?" })
    await b.until(() => b.chat.length === 2)
    expect(b.chat[1].text).toBe("")
  })
})

it("a seat of the computer plays, and whose time for the game has run out loses it", async () => {
  const id = await ana.makeTable({ clock: { clock: "game", seconds: 2, increment: 0 } })
  const client: Client = await ana.connect(id)
  client.send({ request: "computer", seat: 1, level: "random" })
  await client.sit(0)
  await client.until(() => client.table !== null)
  await client.until(() => client.room?.state === "over")
  expect(client.room!.result).toEqual({ winners: [1], why: "game" })
})
