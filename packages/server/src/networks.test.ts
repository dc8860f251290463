import { dice } from "@apnap/players"
import { afterAll, beforeAll, expect, it } from "vitest"
import { BadNetwork } from "./testing/bad-network.ts"
import { Pair } from "./testing/pair.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
/** `APNAP_DELAY=500` tries it with half a second each way, which takes minutes. */
const DELAY = Number(process.env.APNAP_DELAY ?? 20)
const PATIENCE = 300_000
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
}, LOADING)

afterAll(() => server.stop())

it(
  "where one piece in ten is lost with its connection and others come late, a game is played to its end, and nothing is lost, doubled or reordered",
  async () => {
    const roll = dice(21)
    const badness = { delay: DELAY, loss: 0 }
    const [one, other] = [
      await BadNetwork.before(server.url, badness, roll),
      await BadNetwork.before(server.url, badness, roll),
    ]
    const pair = await Pair.at([one.url, other.url], 22)
    badness.loss = 0.1
    await pair.playOut(({ given }) => given >= 60)
    badness.loss = 0
    const { answers, faults } = await pair.faults(server.url)
    expect(faults).toEqual([])
    expect(answers).toBeGreaterThan(20)
    expect(one.broken + other.broken).toBeGreaterThan(3)
    for (const { client } of pair.players) client.close()
    await one.close()
    await other.close()
  },
  PATIENCE,
)
