import type { PlayerNamed, Tournament } from "@apnap/session/protocol"
import { afterAll, beforeAll, expect, it } from "vitest"
import { tournaments } from "./storage/schema.ts"
import type { TournamentState } from "./storage/tournament-state.ts"
import { Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})

afterAll(() => server.stop())

const CHOICE = {
  name: "Friday",
  variant: "",
  ruleset: "current",
  clock: { clock: "off" },
  bestOf: 1,
  rounds: 0,
  minutes: 60,
}

const look = async (visitor: Visitor, id: string) =>
  (await (await visitor.get(`tournaments/${id}`)).json()) as Tournament

async function until(visitor: Visitor, id: string, isSo: (seen: Tournament) => boolean): Promise<Tournament> {
  for (;;) {
    const seen = await look(visitor, id)
    if (isSo(seen)) return seen
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** With which code it is refused that somebody is removed; "" if they are. */
async function refusedAs(visitor: Visitor, id: string, { player, name }: PlayerNamed): Promise<string> {
  const response = await visitor.post(`tournaments/${id}/remove`, { player, name })
  return ((await response.json()) as { code?: string }).code ?? ""
}

/** Both sit down at their table and are ready; the second player concedes. */
async function playMatch(table: string, players: readonly Visitor[]): Promise<void> {
  const clients = await Promise.all(players.map((player) => player.connect(table)))
  expect(await clients[0].refused({ request: "stand" })).toBe("not-now")
  expect(await clients[0].refused({ request: "deck", deck: { name: "midrange" } })).toBe("not-now")
  for (const client of clients) client.send({ request: "ready", ready: true, salt: "" })
  await Promise.all(clients.map((client) => client.until(() => client.table !== null)))
  clients[1].send({ request: "concede" })
  await clients[0].until(() => clients[0].room?.state === "over")
  for (const client of clients) client.close()
}

it("players join with their decks, are led to their tables round by round, also after a restart, and the winner of all is first", async () => {
  const names = ["Ana", "Luc", "Eva", "Tom", "Zoe"]
  const visitors = await Promise.all(names.map((name) => Visitor.named(server.url, name)))
  const [ana, , , , zoe] = visitors
  const { id } = (await (await ana.post("tournaments", CHOICE)).json()) as { id: string }
  for (const visitor of visitors)
    expect((await visitor.post(`tournaments/${id}/join`, { deck: { name: "burn" } })).status).toBe(200)
  expect((await zoe.post(`tournaments/${id}/start`, {})).status).toBe(400)
  const [last] = (await look(ana, id)).standings.filter(({ name }) => name === "Zoe")
  expect(await refusedAs(zoe, id, last)).toBe("not-host")
  expect(await refusedAs(ana, id, { ...last, name: "Luc" })).toBe("not-seated")
  expect(await refusedAs(ana, id, { ...last, player: 99 })).toBe("not-seated")
  expect(await refusedAs(ana, id, last)).toBe("")
  expect(await refusedAs(ana, id, last)).toBe("not-seated")
  expect((await ana.post(`tournaments/${id}/start`, {})).status).toBe(200)
  expect(await look(zoe, id)).toMatchObject({ you: null, isHost: false, players: 4, round: 1, rounds: 2 })
  for (let round = 1; round <= 2; round++) {
    const seen = await until(ana, id, (now) => now.round === round)
    if (round === 2) {
      await server.restart()
      for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    }
    const byNumber = new Map<number, Visitor>()
    for (const visitor of visitors) {
      const { you } = await look(visitor, id)
      if (you !== null) byNumber.set(you, visitor)
    }
    expect(seen.pairings).toHaveLength(2)
    for (const { table, players } of seen.pairings)
      await playMatch(
        table!,
        players.map((player) => byNumber.get(player!)!),
      )
  }
  const over = await until(ana, id, ({ stage }) => stage === "over")
  expect(over.standings.map(({ points }) => points)).toEqual([6, 3, 3, 0])
  const listed = (await (await ana.get("tournaments")).json()) as {
    tournaments: { id: string; stage: string }[]
  }
  expect(listed.tournaments).toMatchObject([{ id, name: "Friday", host: "Ana", stage: "over", players: 4 }])
})

it("the organiser sets a result and ends a round early, and what can't be is refused", async () => {
  const visitors = await Promise.all(
    ["Ana", "Luc", "Eva", "Tom"].map((name) => Visitor.named(server.url, name)),
  )
  const [ana, luc] = visitors
  const { id } = (await (await ana.post("tournaments", CHOICE)).json()) as { id: string }
  for (const visitor of visitors) await visitor.post(`tournaments/${id}/join`, { deck: { name: "burn" } })
  await ana.post(`tournaments/${id}/start`, {})
  const { pairings } = await look(ana, id)
  const post = async (visitor: Visitor, what: string, body: object) =>
    (await visitor.post(`tournaments/${id}/${what}`, body)).status
  const [{ players }] = pairings
  expect(await post(luc, "result", { players, wins: [1, 0] })).toBe(400)
  expect(await post(luc, "end-round", {})).toBe(400)
  expect(await post(ana, "result", { players, wins: [1, 1] })).toBe(400)
  expect(await post(ana, "result", { players, wins: [9, 0] })).toBe(400)
  expect(await post(ana, "result", { players, wins: [1, 0] })).toBe(200)
  expect((await look(ana, id)).pairings[0].wins).toEqual([1, 0])
  expect(await post(ana, "end-round", {})).toBe(200)
  const next = await until(ana, id, ({ round }) => round === 2)
  expect(next.standings.map(({ points }) => points)).toEqual([3, 1, 1, 0])
})

it("a tournament that can't be led on keeps no other from it", async () => {
  const broken = {
    choice: CHOICE,
    host: "",
    hostName: "",
    stage: "playing",
    rounds: 1,
    participants: [],
    played: [],
  }
  await server.restartWith(async (db) => {
    await db
      .insert(tournaments)
      .values({ id: "brokenbroken", stage: "playing", state: broken as TournamentState })
  })
  const [ana, luc] = [await Visitor.named(server.url, "Ana"), await Visitor.named(server.url, "Luc")]
  const { id } = (await (await ana.post("tournaments", CHOICE)).json()) as { id: string }
  for (const visitor of [ana, luc]) await visitor.post(`tournaments/${id}/join`, { deck: { name: "burn" } })
  await ana.post(`tournaments/${id}/start`, {})
  const { pairings, you } = await look(ana, id)
  const [{ table, players }] = pairings
  await playMatch(table!, players[0] === you ? [ana, luc] : [luc, ana])
  const over = await until(ana, id, ({ stage }) => stage === "over")
  expect(over.standings.map(({ points }) => points)).toEqual([3, 0])
})

it("refuses what is no tournament or no deck, and who has no name", async () => {
  const ana = await Visitor.named(server.url, "Ana")
  const status = async (path: string, body: unknown, visitor = ana) => (await visitor.post(path, body)).status
  expect(await status("tournaments", { ...CHOICE, rounds: 99 })).toBe(400)
  expect(await status("tournaments", { ...CHOICE, name: " " })).toBe(400)
  expect(await status("tournaments", { ...CHOICE, variant: "chess" })).toBe(400)
  expect(await status("tournaments", CHOICE, new Visitor(server.url))).toBe(400)
  const { id } = (await (await ana.post("tournaments", CHOICE)).json()) as { id: string }
  expect(await status(`tournaments/${id}/join`, { deck: { name: "no such deck" } })).toBe(400)
  expect(await status(`tournaments/${id}/start`, {})).toBe(400)
  expect(await status("tournaments/aaaaaaaaaaaa/join", { deck: { name: "burn" } })).toBe(400)
  expect((await ana.get("tournaments/aaaaaaaaaaaa")).status).toBe(404)
})
