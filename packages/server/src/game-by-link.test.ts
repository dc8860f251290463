import { deckByName } from "@apnap/cards"
import { Game } from "@apnap/engine"
import { dice } from "@apnap/players"
import { isFair, seedOf } from "@apnap/session/protocol"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Replay } from "./net/replay.ts"
import { beginGame } from "./table/begin-game.ts"
import { type Client, playOn, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

/** Milliseconds for loading all of a server's code. */
const LOADING = 120_000

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
}, LOADING)

afterAll(() => server.stop())

/** Ana makes a table, and Luc joins by its link. */
async function twoAtATable(
  choice = {},
): Promise<{ id: string; ana: Client; luc: Client; visitors: Visitor[] }> {
  const visitors = [await Visitor.named(server.url, "Ana"), await Visitor.named(server.url, "Luc")]
  const id = await visitors[0].makeTable(choice)
  const [ana, luc] = [await visitors[0].connect(id), await visitors[1].connect(id)]
  await ana.sit(0)
  await luc.sit(1, "burn")
  await Promise.all([ana, luc].map((client) => client.until(() => client.table !== null)))
  return { id, ana, luc, visitors }
}

describe("a game by link", () => {
  it("is played to its end by two people, who then see all cards and can check the shuffles", async () => {
    const { id, ana, luc, visitors } = await twoAtATable()
    const { commitment } = ana.room!.fairness
    expect(ana.room!.fairness.secret).toBeNull()
    await playOn([ana, luc], dice(1))
    await Promise.all([ana, luc].map((client) => client.until(() => client.room?.state === "over")))
    expect(ana.room!.result).toEqual(luc.room!.result)
    const { fairness } = ana.room!
    expect(fairness).toMatchObject({ commitment, salts: ["salt 0", "salt 1"] })
    expect(await isFair(fairness)).toBe(true)
    expect(await isFair({ ...fairness, secret: "00" })).toBe(false)
    const replay = (await (await visitors[0].get(`tables/${id}/replay`)).json()) as Replay
    const start = replay.entries.find((entry) => entry.e === "start")
    const seed = await seedOf(fairness.secret!, fairness.salts)
    const entrants = [
      { name: "Ana", deck: deckByName("midrange")! },
      { name: "Luc", deck: deckByName("burn")! },
    ]
    expect(beginGame(ana.room!.choice, entrants, seed, null).digest()).toBe(Game.load(start!.save).digest())
    luc.send({ request: "watch", move: 3 })
    await luc.until(() => luc.table?.watching !== null)
    expect(luc.table!.seen.players.map(({ cards }) => cards.length > 0)).toEqual([true, true])
    ana.close()
    luc.close()
  })

  it("survives reloads and a restart of the server: it stands at the same decision", async () => {
    const { id, ana, luc, visitors } = await twoAtATable()
    const roll = dice(2)
    await playOn([ana, luc], roll, 30)
    ana.close()
    const again = await visitors[0].connect(id)
    await again.until(() => again.table !== null)
    expect(again.table!.seen).toEqual(ana.table!.seen)
    expect(again.table!.prompt).toEqual(ana.table!.prompt)
    await server.restart()
    await Promise.all(
      [again, luc].map((client) => client.until(() => client.closed !== null).catch(() => {})),
    )
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const [ana2, luc2] = [await visitors[0].connect(id), await visitors[1].connect(id)]
    await Promise.all([ana2, luc2].map((client) => client.until(() => client.table !== null)))
    expect(ana2.table!.seen).toEqual(again.table!.seen)
    expect(ana2.table!.prompt).toEqual(again.table!.prompt)
    expect(luc2.table!.prompt).toEqual(luc.table!.prompt)
    expect(ana2.table!.moments).toEqual(again.table!.moments)
    await playOn([ana2, luc2], roll)
    await ana2.until(() => ana2.room?.state === "over")
    ana2.close()
    luc2.close()
  })

  it("is told as over to all who ask, though the process was killed just after it had stored the end", async () => {
    const { id, ana, visitors } = await twoAtATable()
    ana.send({ request: "concede" })
    await ana.until(() => ana.room?.state === "over")
    await server.restartWith(async (db) => {
      await db.execute(
        sql`UPDATE tables SET over = false, summary = summary - 'result' || '{"state":"playing"}'`,
      )
    })
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    expect((await visitors[1].get(`tables/${id}/replay`)).status).toBe(404)
    const luc = await visitors[1].connect(id)
    await luc.until(() => luc.room?.state === "over")
    expect((await visitors[1].get(`tables/${id}/replay`)).status).toBe(200)
    expect(await (await visitors[1].get(`tables/${id}`)).json()).toMatchObject({
      state: "over",
      result: { wins: [0, 1] },
    })
    luc.close()
  })
})
