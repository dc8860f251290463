import type { IncomingMessage } from "node:http"
import { PROTOCOL, type TableChoice } from "@apnap/session/protocol"
import type { HttpBindings } from "@hono/node-server"
import { type Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { DeckStore } from "../storage/deck-store.ts"
import type { Guest, GuestStore } from "../storage/guest-store.ts"
import type { PasskeyStore } from "../storage/passkey-store.ts"
import type { PersonalData } from "../storage/personal-data.ts"
import type { RatingStore } from "../storage/rating-store.ts"
import type { TableStore } from "../storage/table-store.ts"
import { failureOf } from "../table/failure.ts"
import type { Tables } from "../table/tables.ts"
import type { Tournaments } from "../tournament/tournaments.ts"
import type { AddressLimits } from "./address-limits.ts"
import { guestOf, keepToken } from "./guest-cookie.ts"
import { guestName, tableChoice } from "./messages.ts"
import { isFromOwnPage } from "./origin.ts"
import { addOwn } from "./own-api.ts"
import { addPasskeys } from "./passkey-api.ts"
import { replayOf } from "./replay.ts"
import { fail, read } from "./reply.ts"
import { addTournaments } from "./tournament-api.ts"

const LONGEST_BODY = 16 * 1024
const LONGEST_WITH_DECK = 64 * 1024
const TABLE_ID = /^[\w-]{12}$/
const HEAVY =
  /^GET .*\/me\/data$|^POST .*\/(?:tables|me\/delete|tournaments(?:\/[\w-]+\/join)?|passkeys\/\w+)$/
const WITH_DECK = /\/(?:join|decks)$/
/**
 * The rate-limit cost of making a table or tournament, of checking a deck or a passkey, or of
 * gathering or deleting all that is stored about a guest.
 */
const HEAVY_COST = 8

export interface ApiOptions {
  tables: Tables
  store: TableStore
  guests: GuestStore
  passkeys: PasskeyStore
  ratings: RatingStore
  decks: DeckStore
  personal: PersonalData
  tournaments: Tournaments
  limits: AddressLimits
  hosts: readonly string[]
  version: string
  /** Whether pages are served over HTTPS, so that the cookie is marked secure. */
  isSecure: boolean
  addressOf(request: IncomingMessage): string
  report(error: unknown, table: string): void
}

type Env = { Bindings: HttpBindings }

/** The HTTP API besides the sockets of tables: who the visitor is, listing tables, making new ones. */
export function apiApp(options: ApiOptions): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, c) => {
    const { code, message, ...more } = failureOf(error)
    if (code === "unexpected") options.report(error, "")
    return c.json({ code, message, ...more }, code === "unexpected" ? 500 : 400)
  })
  app.notFound((c) => fail(c, 404, "not-found", "there is nothing here"))
  guard(app, options)
  app.get("/server", (c) => c.json({ online: true, protocol: PROTOCOL, version: options.version }))
  addGuests(app, options)
  addOwn(app, options)
  addPasskeys(app, options)
  addTables(app, options)
  addTournaments(app, options)
  return app
}

/** Limits requests per address, and allows changes only from this site's own pages. */
function guard(app: Hono<Env>, { limits, hosts, addressOf }: ApiOptions): void {
  app.use(async (c, next) => {
    const cost = HEAVY.test(`${c.req.method} ${c.req.path}`) ? HEAVY_COST : 1
    if (!limits.take(addressOf(c.env.incoming), cost)) return fail(c, 429, "too-fast", "too many requests")
    c.header("cache-control", "no-store")
    return next()
  })
  app.use(async (c, next) => {
    if (c.req.method === "GET") return next()
    if (c.req.method !== "POST") return fail(c, 405, "bad-message", "only GET and POST")
    if (!isFromOwnPage(c.env.incoming.headers, hosts))
      return fail(c, 403, "origin", "not from this site's own page")
    if (c.req.header("content-type")?.split(";")[0] !== "application/json")
      return fail(c, 415, "bad-message", "the body is JSON")
    return next()
  })
  const [usual, withDeck] = [LONGEST_BODY, LONGEST_WITH_DECK].map((maxSize) =>
    bodyLimit({ maxSize, onError: (c) => fail(c, 413, "bad-message", "the body is too large") }),
  )
  app.use((c, next) => (WITH_DECK.test(c.req.path) ? withDeck(c, next) : usual(c, next)))
}

/** Routes for a guest's identity. */
function addGuests(app: Hono<Env>, { guests, isSecure }: ApiOptions): void {
  app.get("/me", async (c) =>
    c.json((await guestOf(c.req.header("cookie"), guests)) ?? { id: null, name: "" }),
  )

  app.post("/me", async (c) => {
    const body = await read(c, guestName)
    if (body === null) return fail(c, 400, "bad-message", "a name has 1 to 24 letters")
    const known = await guestOf(c.req.header("cookie"), guests)
    if (known !== null) {
      await guests.rename(known.id, body.name)
      return c.json({ id: known.id, name: body.name })
    }
    const { guest, token } = await guests.create(body.name)
    keepToken(c, token, isSecure)
    return c.json(guest)
  })
}

/** Routes for listing and making tables. */
function addTables(app: Hono<Env>, { tables, store, guests, ratings }: ApiOptions): void {
  app.get("/ratings", async (c) => c.json({ best: await ratings.best() }))

  app.get("/tables", async (c) => c.json({ tables: await store.listed() }))

  app.post("/tables", async (c) => {
    const guest: Guest | null = await guestOf(c.req.header("cookie"), guests)
    if (guest === null) return fail(c, 401, "no-guest", "say your name first")
    const choice: TableChoice | null = await read(c, tableChoice)
    if (choice === null) return fail(c, 400, "bad-message", "such a table can't be made")
    return c.json({ id: await tables.create(choice, guest) })
  })

  app.get("/tables/:id", async (c) => {
    const summary = await store.summary(idIn(c))
    return summary === null ? fail(c, 404, "no-table", "there is no such table") : c.json(summary)
  })

  app.get("/tables/:id/replay", async (c) => {
    const replay = await replayOf(store, idIn(c))
    return replay === null
      ? fail(c, 404, "no-table", "there is no such game, or it is still on")
      : c.json(replay)
  })
}

function idIn(c: Context<Env>): string {
  const id = c.req.param("id") ?? ""
  return TABLE_ID.test(id) ? id : ""
}
