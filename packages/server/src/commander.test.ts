import { dice } from "@apnap/players"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type Client, playOn, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

const PATIENCE = 300_000
const NAMES = ["Ana", "Luc", "Bob", "Eve"]
const DECKS = ["isamaru", "gonti", "ash", "vorinclex"]
/** Answers between two mishaps. `APNAP_ANSWERS=300` plays longer. */
const ANSWERS = Number(process.env.APNAP_ANSWERS ?? 25)
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
}, PATIENCE)

afterAll(() => server.stop())

const told = (clients: readonly Client[]) =>
  clients.map(({ table, prompt }) => ({
    seen: table!.seen,
    prompt,
    moments: table!.momentsFrom + table!.moments.length,
  }))

it(
  "four play a Commander game; each reloads once, the server is restarted in between, and nobody finds anything changed",
  async () => {
    const visitors = await Promise.all(NAMES.map((name) => Visitor.named(server.url, name)))
    const id = await visitors[0].makeTable({ seats: 4, variant: "commander" })
    const clients = await Promise.all(visitors.map((visitor) => visitor.connect(id)))
    for (const [seat, client] of clients.entries()) await client.sit(seat, DECKS[seat])
    await Promise.all(clients.map((client) => client.until(() => client.table !== null)))
    const roll = dice(14)
    const connectAgain = async (seat: number) => {
      clients[seat] = await visitors[seat].connect(id)
      await clients[seat].until(() => clients[seat].table !== null)
    }
    const playedOn = async () => expect(await playOn(clients, roll, ANSWERS)).toBe(ANSWERS)

    for (const seat of clients.keys()) {
      await playedOn()
      const before = told(clients)
      clients[seat].close()
      await connectAgain(seat)
      expect(told(clients)).toEqual(before)
      if (seat !== 1) continue
      await server.restart()
      for (const visitor of visitors) Object.assign(visitor, { url: server.url })
      await Promise.all([0, 1, 2, 3].map(connectAgain))
      expect(told(clients)).toEqual(before)
    }
    await playedOn()

    // 800.4a: a player who concedes leaves the game, and the others go on.
    for (const seat of [2, 0, 3]) {
      clients[seat].send({ request: "concede" })
      await clients[1].until(() => clients[1].room!.state === "over" || clients[1].room!.seats[seat].left)
    }
    expect(clients[1].room).toMatchObject({ state: "over" })
    await clients[1].until(() => clients[1].table!.seen.over?.winners.includes(1) === true)
    expect((await visitors[3].get(`tables/${id}/replay`)).status).toBe(200)
  },
  PATIENCE,
)
