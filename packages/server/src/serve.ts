import { randomBytes } from "node:crypto"
import type { IncomingMessage, Server } from "node:http"
import { availableParallelism } from "node:os"
import { setFlagsFromString } from "node:v8"
import { loadCardText } from "@apnap/session"
import { createAdaptorServer, type HttpBindings } from "@hono/node-server"
import { sql } from "drizzle-orm"
import { Hono } from "hono"
import { type Logger, pino } from "pino"
import { onlyHosts, pageHeaders } from "./guard.ts"
import { keepClean } from "./keep-clean.ts"
import { listen } from "./listen.ts"
import { loggedError } from "./logged-error.ts"
import { type Metrics, newMetrics } from "./metrics.ts"
import { AddressLimits, type Limits, USUAL_LIMITS } from "./net/address-limits.ts"
import { type ApiOptions, apiApp } from "./net/api.ts"
import { acceptSockets } from "./net/sockets.ts"
import { LOCAL_HOSTS, siteApp } from "./site.ts"
import { ChatStore } from "./storage/chat-store.ts"
import { type Database, type DataPlace, type OpenDatabase, openDatabase } from "./storage/database.ts"
import { DeckStore } from "./storage/deck-store.ts"
import { GuestStore } from "./storage/guest-store.ts"
import { MuteStore } from "./storage/mute-store.ts"
import { PasskeyStore } from "./storage/passkey-store.ts"
import { PersonalData } from "./storage/personal-data.ts"
import { RatingStore } from "./storage/rating-store.ts"
import { HEARTBEAT, ServerStore } from "./storage/server-store.ts"
import { TableStore } from "./storage/table-store.ts"
import { TournamentStore } from "./storage/tournament-store.ts"
import type { CardPool } from "./table/begin-game.ts"
import { RESTARTS } from "./table/close-codes.ts"
import { Tables } from "./table/tables.ts"
import { thinkInWorkers } from "./thinking/in-workers.ts"
import { thinkInOwnThread } from "./thinking/own-thread.ts"
import type { Thinkers } from "./thinking/thinkers.ts"
import { thinkInThreads } from "./thinking/threads.ts"
import { Tournaments } from "./tournament/tournaments.ts"
import { warmUp } from "./warm-up.ts"

export interface ServeOptions {
  data: DataPlace
  /** 0 for any. The next free port is used unless `exactPort` is set. */
  port: number
  exactPort?: boolean
  /** The address to listen at; defaults to this machine only. */
  listenAt?: string
  /** Accepted host names besides those of this machine. */
  hosts?: readonly string[]
  /** Whether pages are served over HTTPS by a proxy that terminates TLS. */
  isSecure?: boolean
  /** Whether a proxy states the client's address (X-Forwarded-For). */
  isBehindProxy?: boolean
  /** The URL at which other processes reach this one, "http://10.0.0.7:5170"; required if several share a database. */
  address?: string
  /** The folder of the built page; omitted if another server serves it. */
  site?: string
  /** The bundle of `thinking/thinker.ts`; without it computer players think on this thread, between its other work. */
  thinker?: URL
  /** The cards allowed in decks; defaults to the embedded ones. Processes that share a database must have the same. */
  pool?: CardPool
  limits?: Limits
  /** Whether to play a game before listening, so that the first players don't wait for the engine. */
  warmsUp?: boolean
  /** The version of this program, including engine and cards. */
  version: string
  log?: Logger
}

export interface Serving {
  server: Server
  url: string
  /** Saves and releases everything, then ends, so that no game is lost. */
  close(): Promise<void>
  tables: Tables
}

/** Milliseconds between two sweeps for tables without people. */
const SWEEP = 5000
/** Milliseconds between two checks for finished tournament rounds. */
const ROUNDS = 1000
const ID_BYTES = 9

type Report = (error: unknown, table: string) => void

/** Serves online tables. Rejects with a `StorageError`, or with an error of the system or database. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { log = pino({ level: "silent" }), limits = USUAL_LIMITS, version } = options
  const database = await openDatabase(options.data)
  if (options.warmsUp) await prepareFor(database)
  const { db } = database
  const id = randomBytes(ID_BYTES).toString("base64url")
  const state = { isEnding: false, connections: () => 0 }
  const metrics = newMetrics(
    () => tables.size,
    () => state.connections(),
  )
  const report: Report = (error, table) => {
    metrics.countError()
    log.error({ error: loggedError(error), table }, "unforeseen")
  }
  const thinkers = thinkersOf(options, report)
  const [store, guests, ratings] = [new TableStore(database), new GuestStore(db), new RatingStore(db)]
  const [chat, mutes] = [new ChatStore(db), new MuteStore(db)]
  const { measure } = metrics
  const pool = options.pool && { pool: options.pool }
  const stores = { store, chat, mutes, ratings }
  const tables = new Tables({ ...stores, thinkers, version, server: id, report, measure, ...pool })
  const tournaments = new Tournaments({ store: new TournamentStore(db), tableStore: store, tables })
  const parts: ApiOptions = {
    ...{ tournaments, passkeys: new PasskeyStore(db) },
    ...{ tables, store, guests, ratings, version, report },
    ...{ decks: new DeckStore(db), personal: new PersonalData(db) },
    limits: new AddressLimits(limits),
    hosts: [...LOCAL_HOSTS, ...(options.hosts ?? []).map((host) => host.toLowerCase())],
    isSecure: options.isSecure ?? false,
    addressOf: (request) => senderOf(request, options.isBehindProxy ?? false),
  }
  const works = async () => !state.isEnding && (await answers(db))
  const app = appOf(parts, metrics, works, options.site)
  const server = createAdaptorServer({ fetch: app.fetch, hostname: "localhost" }) as Server
  const sockets = acceptSockets(server, { ...parts, server: id })
  state.connections = () => sockets.clients.size
  const at = await listen(server, options.port, options.listenAt ?? "localhost", options.exactPort === true)
  const url = `http://localhost:${at}/`
  const stop = await keepAlive(new ServerStore(database), tables, id, options.address ?? url, report)
  const stopCleaning = keepClean(database, options.data, log, (error) => report(error, ""))
  const stopRounds = keepRounds(tournaments, report)
  log.info({ url, id, version }, "serving")

  const close = async () => {
    state.isEnding = true
    server.close()
    for (const socket of sockets.clients) socket.close(RESTARTS, "this server restarts")
    await stopCleaning()
    await stopRounds()
    // Tables first: once nobody thinks any more, computer players would give the quietest answer.
    await tables.close()
    await thinkers.close()
    await stop()
    for (const socket of sockets.clients) socket.terminate()
    server.closeAllConnections()
    await database.close()
    log.info("ended")
  }
  return { server, url, close, tables }
}

/** Makes the first answers fast. Where people wait for games of a killed process, making these games' moves again does the same. */
async function prepareFor({ wasKilled }: OpenDatabase): Promise<void> {
  // Among many tables collecting in parallel costs each answer a tenth more processor time, and saves none: other tables wait.
  setFlagsFromString("--no-parallel-scavenge")
  if (wasKilled) return
  await loadCardText("fr")
  warmUp()
}

function thinkersOf({ thinker, data, version }: ServeOptions, report: Report): Thinkers {
  const here =
    thinker === undefined
      ? thinkInOwnThread()
      : thinkInThreads(thinker, Math.max(1, availableParallelism() - 1))
  if ("folder" in data) return here
  return thinkInWorkers(async () => {
    const { ThinkingQueue } = await import("./thinking/queue.ts")
    return ThinkingQueue.connect(data.url, version, (error) => report(error, ""))
  }, here)
}

/** Whether the database responds. */
function answers(db: Database): Promise<boolean> {
  return db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  )
}

/** The HTTP application. */
function appOf(
  parts: ApiOptions,
  { registry }: Metrics,
  works: () => Promise<boolean>,
  site: string | undefined,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get("/health", (c) => c.text("ok"))
  app.get("/ready", async (c) => ((await works()) ? c.text("ready") : c.text("not ready", 503)))
  app.get("/metrics", async (c) => {
    if (!isOwnMachine(parts.addressOf(c.env.incoming))) return c.notFound()
    return c.text(await registry.metrics())
  })
  app.use("/api/*", pageHeaders, onlyHosts(parts.hosts))
  app.route("/api", apiApp(parts))
  if (site !== undefined) app.route("/", siteApp(site, parts.hosts))
  return app
}

/** Renews this process's lease and releases tables without people, until the returned function is called. */
async function keepAlive(
  servers: ServerStore,
  tables: Tables,
  id: string,
  address: string,
  report: Report,
): Promise<() => Promise<void>> {
  const reportIt = (error: unknown) => report(error, "")
  await servers.beat(id, address)
  const heart = setInterval(() => void servers.beat(id, address).catch(reportIt), HEARTBEAT)
  const sweep = setInterval(() => void tables.closeIdle().catch(reportIt), SWEEP)
  return async () => {
    clearInterval(heart)
    clearInterval(sweep)
    await servers.leave(id).catch(reportIt)
  }
}

/** Advances tournaments, one check at a time, until the returned function is called. */
function keepRounds(tournaments: Tournaments, report: Report): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    last = last.then(() => tournaments.look()).catch((error: unknown) => report(error, ""))
  }, ROUNDS)
  return () => {
    clearInterval(timer)
    return last
  }
}

function senderOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = request.headers["x-forwarded-for"]
  const last =
    isBehindProxy && typeof forwarded === "string" ? forwarded.split(",").at(-1)?.trim() : undefined
  return last || (request.socket.remoteAddress ?? "")
}

function isOwnMachine(address: string): boolean {
  return ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(address)
}
