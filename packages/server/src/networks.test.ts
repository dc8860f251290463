import { dice } from "@apnap/players"
import { afterAll, beforeAll, expect, it } from "vitest"
import { BadNetwork } from "./testing/bad-network.ts"
import { Pair } from "./testing/pair.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
/** Maximum delay of a piece in milliseconds, and minimum numbers of answers and broken connections. `APNAP_ANSWERS=200` plays longer. */
const NETWORKS = [
  { delay: 20, loss: 0.1, answers: 60, breaks: 4 },
  { delay: 500, loss: 0.1, answers: 20, breaks: 4 },
]
const MORE = Number(process.env.APNAP_ANSWERS ?? 0)
const PATIENCE = 300_000
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
}, LOADING)

afterAll(() => server.stop())

it.each(NETWORKS)(
  "where pieces come up to $delay ms late and $loss of them are lost with their connections, a game is played to its end, and nothing is lost, doubled or reordered",
  async ({ delay, loss, answers: least, breaks }) => {
    const roll = dice(21)
    const badness = { delay, loss: 0 }
    const [one, other] = [
      await BadNetwork.before(server.url, badness, roll),
      await BadNetwork.before(server.url, badness, roll),
    ]
    const pair = await Pair.at([one.url, other.url], 22)
    badness.loss = loss
    const broken = () => one.broken + other.broken
    await pair.playOut(({ given }) => given >= Math.max(least, MORE) && broken() >= breaks)
    badness.loss = 0
    const { answers, faults } = await pair.faults(server.url)
    expect(faults).toEqual([])
    expect(answers).toBeGreaterThanOrEqual(least / 3)
    expect(broken()).toBeGreaterThanOrEqual(breaks)
    for (const { client } of pair.players) client.close()
    await one.close()
    await other.close()
  },
  PATIENCE,
)
