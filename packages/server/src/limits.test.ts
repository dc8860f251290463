import { afterAll, beforeAll, expect, it } from "vitest"
import { WebSocket } from "ws"
import { CHOICE, type Client, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
/** Nothing comes in again, so that no test hangs on how fast this machine is. */
const LIMITS = { burst: 400, perSecond: 0, sockets: 8, messageBurst: 60, messagesPerSecond: 0 }
/** Each costs a hundred, and each visit twelve. */
const CUTS = 4
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ limits: LIMITS, isBehindProxy: true })
}, LOADING)

afterAll(() => server.stop())

/** Somebody at an address, as the proxy states it, connected to a table of their own. */
async function visitorAt(address: string): Promise<{ visitor: Visitor; id: string; client: Client }> {
  const from = { "x-forwarded-for": `198.51.100.1, ${address}` }
  const visitor = new Visitor(server.url, from)
  await visitor.post("me", { name: "Eve" })
  const id = await visitor.makeTable()
  return { visitor, id, client: await visitor.connect(id) }
}

const closed = (client: Client) => client.until(() => client.closed !== null)

it.each([
  ["too many messages", '{"request":"ping"}', 200],
  ["frames that are none of ours", "[[", 100],
  ["a frame of 10 MB", "x".repeat(10 * 1024 * 1024), 1],
])(
  "whose connection is broken off for %s can't come back at once, and nobody else is held up",
  async (_what, sent, times) => {
    const address = `2001:db8:${times}::1`
    for (let cut = 0; cut < CUTS; cut++) {
      const { client } = await visitorAt(address)
      for (let i = 0; i < times; i++) client.socket.send(sent)
      await closed(client)
    }
    await expect(visitorAt(`2001:db8:${times}::2`)).rejects.toThrow()
    const { client } = await visitorAt(`2001:db8:${times}:1::1`)
    client.close()
  },
)

it("frames that break the protocol of sockets end their connection, and cost as much", async () => {
  for (let cut = 0; cut < CUTS; cut++) {
    const { client } = await visitorAt("192.0.2.1")
    // A text frame with a reserved bit set, which no extension asked for.
    Reflect.get(client.socket, "_socket").write(Buffer.from([0xf1, 0x80, 0, 0, 0, 0]))
    await closed(client)
  }
  await expect(visitorAt("192.0.2.1")).rejects.toThrow()
})

it("of one address, so many sockets are open at once and no more, until one is closed", async () => {
  const { visitor, id, client } = await visitorAt("192.0.2.2")
  const more = await Promise.all(Array.from({ length: 7 }, () => visitor.connect(id)))
  await expect(visitor.connect(id)).rejects.toThrow("429")
  more[0].close()
  await closed(more[0])
  const last = await visitor.connectAtLast(id)
  for (const one of [client, last, ...more]) one.close()
})

it("who asks for more than their share is refused with a code, and whoever comes from elsewhere is not", async () => {
  const visitor = new Visitor(server.url, { "x-forwarded-for": "192.0.2.3" })
  await visitor.post("me", { name: "Eve" })
  const statuses = []
  for (let i = 0; i < 60; i++) statuses.push((await visitor.post("tables", CHOICE)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(49)
  const refused = await visitor.post("tables", CHOICE)
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: "too-fast" }])
  const other = new Visitor(server.url, { "x-forwarded-for": "192.0.2.4" })
  expect((await other.post("me", { name: "Bob" })).status).toBe(200)
})

it("a socket on which nobody says who they are does nothing", async () => {
  const { visitor, id, client } = await visitorAt("192.0.2.5")
  const url = new URL(`api/tables/${id}/socket`, server.url)
  const { origin } = url
  url.protocol = "ws:"
  const headers = { cookie: visitor.cookie, origin, "x-forwarded-for": "192.0.2.5" }
  const socket = new WebSocket(url, { headers })
  const heard = new Promise((resolve) => socket.once("message", (data) => resolve(JSON.parse(`${data}`))))
  socket.once("open", () => socket.send('{"request":"chat","text":"hello"}'))
  expect(await heard).toMatchObject({ response: "failed", code: "bad-message" })
  expect(client.chat).toEqual([])
  socket.close()
  client.close()
})
