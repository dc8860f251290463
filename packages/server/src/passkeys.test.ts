import { dice } from "@apnap/players"
import { afterAll, beforeAll, expect, it } from "vitest"
import { Authenticator } from "./testing/authenticator.ts"
import { playOn, Visitor } from "./testing/client.ts"
import { TestServer } from "./testing/run.ts"

const LOADING = 120_000
let server: TestServer
let origin: string

beforeAll(async () => {
  server = await TestServer.start()
  ;({ origin } = new URL(server.url))
}, LOADING)

afterAll(() => server.stop())

async function asked(visitor: Visitor, path: string, body: unknown = {}) {
  const response = await visitor.post(`passkeys/${path}`, body)
  return { status: response.status, ...((await response.json()) as { code?: string; challenge: string }) }
}

/** A named guest with a passkey. */
async function known(name: string) {
  const visitor = await Visitor.named(server.url, name)
  const authenticator = new Authenticator()
  const made = authenticator.made(origin, await asked(visitor, "new"))
  expect(await asked(visitor, "add", made)).toEqual({ status: 200 })
  return { visitor, authenticator, made }
}

async function comeBack(visitor: Visitor, authenticator: Authenticator) {
  return asked(visitor, "use", authenticator.signed(origin, await asked(visitor, "ask")))
}

const me = async (visitor: Visitor) =>
  (await (await visitor.get("me")).json()) as { id: string | null; name: string }
const own = async (visitor: Visitor) =>
  ((await (await visitor.get("passkeys")).json()) as { passkeys: { id: string }[] }).passkeys

it("who has a passkey comes back to their seat from another device, as the same person, and both devices stay", async () => {
  const { visitor: ana, authenticator } = await known("Ana")
  const luc = await Visitor.named(server.url, "Luc")
  const id = await ana.makeTable()
  const clients = [await ana.connect(id), await luc.connect(id)]
  await clients[0].sit(0)
  await clients[1].sit(1, "burn")
  await playOn(clients, dice(5), 10)

  const phone = new Visitor(server.url)
  expect(await comeBack(phone, authenticator)).toMatchObject({ status: 200, ...(await me(ana)) })
  expect(phone.cookie).not.toBe(ana.cookie)
  const there = await phone.connect(id)
  await there.until(() => there.table !== null)
  expect(there.room).toMatchObject({ you: { seat: 0 } })
  expect(there.table!.seen).toEqual(clients[0].table!.seen)
  expect(await me(ana)).toMatchObject({ name: "Ana" })
  expect(await playOn([there, clients[1]], dice(6), 5)).toBe(5)
})

it("a challenge is signed once, by who was asked, on this site", async () => {
  const { visitor: ana, authenticator, made } = await known("Ana")
  const eve = await Visitor.named(server.url, "Eve")
  const refused = { status: 400, code: "passkey" }
  const signed = authenticator.signed(origin, await asked(eve, "ask"))
  expect(await asked(eve, "use", signed)).toMatchObject({ status: 200 })
  expect(await asked(eve, "use", signed)).toMatchObject(refused)
  expect(await asked(ana, "add", made)).toMatchObject(refused)
  const elsewhere = authenticator.signed("https://example.org", await asked(eve, "ask"))
  expect(await asked(eve, "use", elsewhere)).toMatchObject(refused)
  const invented = authenticator.signed(origin, { challenge: "AAAA" })
  expect(await asked(eve, "use", invented)).toMatchObject(refused)
  // A challenge to add a passkey doesn't let anybody in, nor does it add one to another guest.
  const luc = await Visitor.named(server.url, "Luc")
  expect(await asked(luc, "use", authenticator.signed(origin, await asked(luc, "new")))).toMatchObject(
    refused,
  )
  const other = new Authenticator().made(origin, await asked(luc, "new"))
  expect(await asked(ana, "add", other)).toMatchObject(refused)
  expect(await asked(luc, "add", { ...made, id: "!" })).toMatchObject({ status: 400, code: "bad-message" })
})

it("another's signature, an altered one, an older count and an unknown passkey are refused", async () => {
  const { authenticator } = await known("Ana")
  const eve = new Visitor(server.url)
  const refused = { status: 400, code: "passkey" }
  const other = new Authenticator().signed(origin, await asked(eve, "ask"))
  expect(await asked(eve, "use", other)).toMatchObject(refused)
  const { id, rawId } = authenticator.signed(origin, { challenge: "AAAA" })
  expect(await asked(eve, "use", { ...other, id, rawId })).toMatchObject(refused)
  const older = authenticator.signed(origin, await asked(eve, "ask"))
  expect(await comeBack(new Visitor(server.url), authenticator)).toMatchObject({ status: 200 })
  expect(await asked(eve, "use", older)).toMatchObject(refused)
  expect(eve.cookie).toBe("")
})

it("a removed passkey lets nobody in; who leaves a device is nobody there, and comes back by their passkey", async () => {
  const { visitor: ana, authenticator } = await known("Ana")
  const { id } = await me(ana)
  await ana.post("me/leave", {})
  expect(await me(ana)).toEqual({ id: null, name: "" })
  expect(await comeBack(ana, authenticator)).toMatchObject({ id })
  const phone = new Visitor(server.url)
  await comeBack(phone, authenticator)
  const [passkey] = await own(phone)
  const eve = await Visitor.named(server.url, "Eve")
  expect(await asked(eve, "remove", { id: passkey.id })).toMatchObject({ code: "passkey" })
  expect(await asked(phone, "remove", { id: passkey.id })).toMatchObject({ status: 200 })
  expect(await own(ana)).toEqual([])
  expect(await comeBack(new Visitor(server.url), authenticator)).toMatchObject({ code: "passkey" })
  const former = phone.cookie
  await phone.post("me/leave", {})
  expect(await me(Object.assign(new Visitor(server.url), { cookie: former }))).toEqual({ id: null, name: "" })
})

it("a guest has ten passkeys at most, even if they were asked for while there was room", async () => {
  const ana = await Visitor.named(server.url, "Ana")
  const made = []
  for (let i = 0; i < 11; i++) made.push(new Authenticator().made(origin, await asked(ana, "new")))
  const added = []
  for (const one of made) added.push((await asked(ana, "add", one)).code)
  expect(added).toEqual([...Array.from({ length: 10 }, () => undefined), "too-many"])
  expect(await own(ana)).toHaveLength(10)
})

it("who comes back gives up the token that their browser had, and no more than twenty further devices know them", async () => {
  const { visitor: ana, authenticator } = await known("Ana")
  const { id } = await me(ana)
  const luc = await Visitor.named(server.url, "Luc")
  const cookies = [luc.cookie]
  for (let i = 0; i < 2; i++) {
    await comeBack(luc, authenticator)
    cookies.push(luc.cookie)
  }
  const as = async (cookie: string) => (await me(Object.assign(new Visitor(server.url), { cookie }))).id
  expect([await as(cookies[0]), await as(cookies[1]), await as(cookies[2])]).toEqual([null, null, id])
  for (let i = 0; i < 20; i++) await comeBack(new Visitor(server.url), authenticator)
  expect([await as(cookies[2]), await as(ana.cookie)]).toEqual([null, id])
})

it("a passkey with a certificate, which would name addresses to fetch from, is refused", async () => {
  const ana = await Visitor.named(server.url, "Ana")
  const made = new Authenticator().madeWithCertificate(origin, await asked(ana, "new"))
  expect(await asked(ana, "add", made)).toMatchObject({ status: 400, code: "passkey" })
})

it("passkeys belong to who has said a name, and to a site with a name", async () => {
  expect(await asked(new Visitor(server.url), "new")).toMatchObject({ code: "no-guest" })
  const byNumber = new Visitor(server.url.replace("localhost", "127.0.0.1"))
  expect(await asked(byNumber, "ask")).toMatchObject({ status: 400, code: "passkey" })
})
