import type { Decision } from "@apnap/engine"
import { dice } from "@apnap/players"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { all, give, quietUntil, seated } from "./testing/at-table.ts"
import { type Client, playOn, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
}, LOADING)

afterAll(() => server.stop())

const landOf = (decision: Decision) =>
  decision.kind === "priority" ? decision.options.findIndex((option) => option.do === "play") : -1

describe("by consent", () => {
  it("what somebody has just done is taken back when the others agree, and stays so after a restart", async () => {
    const { id, visitors, clients } = await seated(server)
    const one = await quietUntil(clients, (decision) => landOf(decision) > 0)
    const other = clients.find((client) => client !== one)!
    const { seen, prompt, game } = one.table!
    await give(one, landOf(prompt!.decision))
    expect(one.table!.seen.battlefield.length).toBe(seen.battlefield.length + 1)
    one.send({ request: "offer", choice: { offer: "takeBack", to: one.answered - 1 } })
    await other.until(() => other.room!.offers.length === 1)
    expect(one.table!.seen.battlefield.length).toBe(seen.battlefield.length + 1)
    other.send({ request: "consent", offer: other.room!.offers[0].id, yes: true })
    await one.until(() => one.table!.game > game)
    expect(one.table!.seen).toEqual(seen)
    expect(one.prompt).toEqual(prompt)
    await server.restart()
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const again = await visitors[clients.indexOf(one)].connect(id)
    await again.until(() => again.table !== null)
    expect(again.table!.seen).toEqual(seen)
    expect(again.prompt).toEqual(prompt)
    again.close()
  })

  it("a deciding consent that is refused changes nothing: the offers stay, and can be agreed to once they are allowed", async () => {
    const { clients } = await seated(server)
    const one = await quietUntil(clients, (decision) => landOf(decision) > 0)
    const other = clients.find((client) => client !== one)!
    const { seen, prompt, game } = one.table!
    await give(one, landOf(prompt!.decision))
    const takeBack = { offer: "takeBack", to: one.answered - 1 } as const
    for (const choice of [takeBack, { offer: "draw" }, { offer: "pause" }] as const)
      one.send({ request: "offer", choice })
    await other.until(() => other.room!.offers.length === 3)
    const [back, draw, pause] = other.room!.offers
    other.send({ request: "consent", offer: pause.id, yes: true })
    await other.until(() => other.room!.state === "paused")
    for (const { id } of [back, draw])
      expect(await other.refused({ request: "consent", offer: id, yes: true })).toBe("not-now")
    other.send({ request: "resume" })
    await other.until(() => other.room!.state === "playing")
    expect(other.room!.offers).toEqual([back, draw])
    other.send({ request: "consent", offer: back.id, yes: true })
    await one.until(() => one.table!.game > game)
    expect(one.table!.seen).toEqual(seen)
  })

  it("three go on without one who has been away for long, and not when they come back before all agree", async () => {
    const { id, visitors, clients } = await seated(server, { seats: 3 })
    const [ana, luc, bob] = clients
    const offer = { request: "offer", choice: { offer: "goOnWithout", seat: 1 } } as const
    expect(await ana.refused(offer)).toBe("still-there")
    luc.close()
    await ana.until(() => !ana.room!.seats[1].connected)
    expect(await ana.refused(offer)).toBe("still-there")
    const found = await server.serving.tables.find(id)
    if (found.is !== "here") throw new Error("not here")
    const { awaySince } = found.table.audience
    awaySince.set(1, awaySince.get(1)! - 61_000)
    ana.send(offer)
    await bob.until(() => bob.room!.offers.length === 1)
    const back = await visitors[1].connect(id)
    await bob.until(() => bob.room!.offers.length === 0)
    back.close()
    await ana.until(() => !ana.room!.seats[1].connected)
    awaySince.set(1, awaySince.get(1)! - 61_000)
    ana.send(offer)
    await bob.until(() => bob.room!.offers.length === 1)
    await server.restart()
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const again = [await visitors[0].connect(id), await visitors[2].connect(id)]
    again[1].send({ request: "consent", offer: again[1].room!.offers[0].id, yes: true })
    await all(again, ({ room }) => room!.seats[1].left)
    expect(again[0].room!.state).toBe("playing")
    expect(await playOn(again, dice(11), 10)).toBe(10)
    for (const client of again) client.close()
  })

  it("offers stand after the process was killed, as they were: a refused one is gone, one that lacks a seat waits for it alone", async () => {
    const { id, visitors, clients } = await seated(server, { seats: 3 })
    const [ana, luc, bob] = clients
    luc.send({ request: "offer", choice: { offer: "pause" } })
    await ana.until(() => ana.room!.offers.length === 1)
    ana.send({ request: "consent", offer: 1, yes: false })
    ana.send({ request: "offer", choice: { offer: "draw" } })
    await bob.until(() => bob.room!.offers[0]?.choice.offer === "draw")
    bob.send({ request: "consent", offer: 2, yes: true })
    await all(clients, ({ room }) => room!.offers[0]?.agreed.length === 2)
    const before = luc.room!.offers
    await server.restartAfterCrash({})
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const again = await Promise.all(visitors.map((visitor) => visitor.connect(id)))
    expect(again.map(({ room }) => room!.offers)).toEqual([before, before, before])
    expect(await again[2].refused({ request: "consent", offer: 2, yes: true })).toBe("no-offer")
    again[1].send({ request: "offer", choice: { offer: "pause" } })
    await all(again, ({ room }) => room!.offers.map((one) => one.id).join() === "2,3")
    again[1].send({ request: "consent", offer: 2, yes: true })
    await all(again, ({ room }) => room!.state === "over" && room!.offers.length === 0)
    for (const client of again) client.close()
  })

  it("whom somebody has muted stays muted after a restart and at the next table, until they say otherwise", async () => {
    const { id, visitors, clients } = await seated(server)
    clients[1].send({ request: "mute", seat: 0, muted: true })
    await clients[1].until(() => clients[1].room!.seats[0].muted)
    clients[0].send({ request: "chat", text: "hello" })
    await clients[0].until(() => clients[0].chat.length === 1)
    await server.restart()
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const again = await visitors[1].connect(id)
    await again.until(() => again.chat.length === 1)
    expect([again.room!.seats[0].muted, again.chat[0].text]).toEqual([true, ""])
    const elsewhere = await visitors[0].makeTable()
    const [one, other] = [await visitors[0].connect(elsewhere), await visitors[1].connect(elsewhere)]
    await one.sit(0)
    await other.until(() => other.room!.seats[0].kind === "person")
    expect(other.room!.seats[0].muted).toBe(true)
    other.send({ request: "mute", seat: 0, muted: false })
    await other.until(() => !other.room!.seats[0].muted)
    const later = await visitors[1].connect(id)
    await later.until(() => later.chat.length === 1)
    expect([later.room!.seats[0].muted, later.chat[0].text]).toEqual([false, "hello"])
    for (const client of [again, one, other, later]) client.close()
  })
})

describe("time for each decision", () => {
  it("whose time is over is answered for quietly, which is no decision of theirs, before a restart and after it", async () => {
    const { id, visitors, clients } = await seated(server, { clock: { clock: "decision", seconds: 1 } })
    const [ana] = clients
    // 103.5: both keep their hands, and the turn proceeds.
    await ana.until(() => ana.table!.seen.turn.step === "precombatMain")
    expect(ana.answered).toBe(0)
    await server.restart()
    Object.assign(visitors[0], { url: server.url })
    const again = await visitors[0].connect(id)
    await again.until(() => again.table !== null)
    expect(again.answered).toBe(0)
    await again.until(() => again.table!.seen.turn.number > 1)
    again.close()
  })
})

describe("a match of three", () => {
  it("103.1: each game is a table of its own that the loser begins; it is over when one has won two", async () => {
    const { visitors, clients } = await seated(server, { bestOf: 3 })
    let playing: Client[] = clients
    const next = async () => {
      await all(playing, ({ room }) => room!.next !== null)
      const { next: id } = playing[0].room!
      playing = await Promise.all(visitors.map((visitor) => visitor.connect(id!)))
      for (const client of playing) client.send({ request: "ready", ready: true })
      await all(playing, ({ table }) => table !== null)
    }
    const winsNow = () => playing[0].room!.seats.map(({ wins }) => wins)
    playing[0].send({ request: "concede" })
    await next()
    expect([winsNow(), playing[0].table!.seen.turn.active]).toEqual([[0, 1], 0])
    playing[1].send({ request: "concede" })
    await next()
    expect([winsNow(), playing[0].table!.seen.turn.active]).toEqual([[1, 1], 1])
    playing[0].send({ request: "concede" })
    await all(playing, ({ room }) => room!.state === "over")
    expect([winsNow(), playing[0].room!.next]).toEqual([[1, 2], null])
    for (const client of [...clients, ...playing]) client.close()
  })
})

describe("a rated table", () => {
  it("shows how well each plays, counts its game once, and lists the best", async () => {
    const { id, visitors, clients } = await seated(server, { rated: true })
    const ratings = ({ room }: Client) => room!.seats.map(({ rating }) => rating)
    expect(ratings(clients[0])).toEqual([1000, 1000])
    clients[0].send({ request: "concede" })
    await all(clients, (client) => client.room!.state === "over" && ratings(client)[0] !== 1000)
    const [ana, luc] = ratings(clients[1])
    expect(luc).toBeGreaterThan(ana!)
    await server.restart()
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const again = await visitors[0].connect(id)
    expect(ratings(again)).toEqual([ana, luc])
    const { best } = (await (await visitors[0].get("ratings")).json()) as { best: unknown[] }
    expect(best[0]).toEqual({ name: "Luc", rating: luc, games: 1 })
    again.close()
  })

  it("does not count a game against the computer, and elsewhere nothing is shown", async () => {
    const [ana] = [await Visitor.named(server.url, "Ana")]
    const client = await ana.connect(await ana.makeTable({ rated: true }))
    client.send({ request: "computer", seat: 1, level: "random" })
    await client.sit(0)
    await client.until(() => client.table !== null)
    client.send({ request: "concede" })
    await client.until(() => client.room!.state === "over")
    expect(client.room!.seats.map(({ rating }) => rating)).toEqual([1000, null])
    const { clients } = await seated(server)
    expect(clients[0].room!.seats.map(({ rating }) => rating)).toEqual([null, null])
    for (const one of [client, ...clients]) one.close()
  })
})

describe("watching", () => {
  it("spectators see what happens as much later as the table says, and the end with all that came before it", async () => {
    const { id, clients } = await seated(server, { spectators: { allowed: true, delay: 2 } })
    const eve = await (await Visitor.named(server.url, "Eve")).connect(id)
    const moves: number[] = []
    const began = performance.now()
    let seen = Number.POSITIVE_INFINITY
    eve.socket.on("message", () => {
      if (eve.table === null || moves.at(-1) === eve.table.moves) return
      moves.push(eve.table.moves)
      if (eve.table.moves > 0) seen = Math.min(seen, performance.now())
    })
    await playOn(clients, dice(12), 6)
    const played = Math.max(...clients.map(({ table }) => table!.moves))
    await eve.until(() => (eve.table?.moves ?? 0) >= played)
    // Events of the moments just before may be sent along, but nothing early.
    expect(seen - began).toBeGreaterThan(1500)
    await playOn(clients, dice(13), 4)
    clients[0].send({ request: "concede" })
    await eve.until(() => eve.room!.state === "over" && eve.table!.moves > played)
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(moves).toEqual([...moves].sort((a, b) => a - b))
    expect(eve.table!.moves).toBe(clients[1].table!.moves)
    eve.close()
  })

  it("where nobody may watch, who has no seat is told of the room alone", async () => {
    const { id, clients } = await seated(server, { spectators: { allowed: false, delay: 0 } })
    const eve = await (await Visitor.named(server.url, "Eve")).connect(id)
    await playOn(clients, dice(14), 5)
    expect([eve.room!.state, eve.table]).toEqual(["playing", null])
    clients[0].send({ request: "concede" })
    await eve.until(() => eve.table !== null)
    eve.close()
  })
})
