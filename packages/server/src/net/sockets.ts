import type { IncomingMessage, Server } from "node:http"
import { connect, type Socket } from "node:net"
import type { Duplex } from "node:stream"
import { WebSocketServer } from "ws"
import type { GuestStore } from "../storage/guest-store.ts"
import { POLICY } from "../table/close-codes.ts"
import { failureOf } from "../table/failure.ts"
import { TableError } from "../table/table-error.ts"
import type { Found, Tables } from "../table/tables.ts"
import type { AddressLimits } from "./address-limits.ts"
import { serve } from "./connection.ts"
import { guestOf } from "./guest-cookie.ts"
import { isFromOwnPage } from "./origin.ts"

const PATH = /^\/api\/tables\/([\w-]{12})\/socket$/
/** Maximum length of a page's message: a deck list. */
const LONGEST_MESSAGE = 64 * 1024
/** The rate-limit cost of an attempt to connect: the whole table is sent. */
const COST = 3
/** Milliseconds after which an owner that doesn't answer is considered hung. */
const LONGEST_SILENCE = 3000
/**
 * Marks a request forwarded by another process: names the intended one, then the visitor's address. Process ids are known only from the
 * database, so no client can forge it. It isn't forwarded again.
 */
const TUNNEL = "x-apnap-tunnel"

export interface SocketOptions {
  tables: Tables
  guests: GuestStore
  limits: AddressLimits
  /** Id of this process. */
  server: string
  /** Host names under which requests are accepted. */
  hosts: readonly string[]
  addressOf(request: IncomingMessage): string
  report(error: unknown, table: string): void
}

/** Lets pages connect to tables. Connections to a table of another process are forwarded to it. */
export function acceptSockets(server: Server, options: SocketOptions): WebSocketServer {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    // Messages are compressed by `Packer`.
    perMessageDeflate: false,
    clientTracking: true,
  })
  server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // A socket that breaks during the handshake is not an error.
    socket.on("error", () => socket.destroy())
    accept(sockets, options, request, socket, head).catch((error: unknown) => {
      options.report(error, "")
      refuse(socket, "503 Service Unavailable")
    })
  })
  return sockets
}

async function accept(
  sockets: WebSocketServer,
  { tables, guests, limits, server, hosts, addressOf, report }: SocketOptions,
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
): Promise<void> {
  const id = PATH.exec(request.url ?? "")?.[1]
  if (id === undefined) return refuse(socket, "404 Not Found")
  if (!isFromOwnPage(request.headers, hosts)) return refuse(socket, "403 Forbidden")
  const [passedTo, passedFrom] = `${request.headers[TUNNEL] ?? ""}`.split(" ")
  const isPassed = request.headers[TUNNEL] !== undefined
  if (isPassed && passedTo !== server) return refuse(socket, "503 Service Unavailable")
  const address = passedFrom ?? addressOf(request)
  if (!mayConnect(limits, address, socket)) return refuse(socket, "429 Too Many Requests")
  const guest = await guestOf(request.headers.cookie, guests)
  if (guest === null) return refuse(socket, "401 Unauthorized")
  const found = await findAt(tables, id, report)
  if (found instanceof TableError) {
    return sockets.handleUpgrade(request, socket, head, (ready) => {
      ready.send(JSON.stringify(failureOf(found)))
      ready.close(POLICY, found.code)
    })
  }
  if (found.is === "none") return refuse(socket, "404 Not Found")
  if (found.is === "at") {
    if (isPassed || found.address === "") return refuse(socket, "503 Service Unavailable")
    return tunnel({ ...found, visitor: address }, request, socket, head)
  }
  if (socket.destroyed) return
  sockets.handleUpgrade(request, socket, head, (ready) =>
    serve(ready, guest, found.table, { limits: limits.limits, report, punish: () => limits.punish(address) }),
  )
}

/** Where the table is, or why it can't be continued. */
function findAt(tables: Tables, id: string, report: SocketOptions["report"]): Promise<Found | TableError> {
  return tables.find(id).catch((error: unknown) => {
    if (!(error instanceof TableError)) throw error
    if (error.code === "damaged") report(error, id)
    return error
  })
}

/** Counts a connection against its address while it is open, unless there are too many. */
function mayConnect(limits: AddressLimits, address: string, socket: Socket): boolean {
  if (!limits.take(address, COST)) return false
  const close = limits.open(address)
  if (close === false) return false
  socket.once("close", close)
  return true
}

/** Forwards a connection unchanged to the process that hosts the table. */
function tunnel(
  owner: { address: string; server: string; visitor: string },
  request: IncomingMessage,
  socket: Socket,
  head: Buffer,
): void {
  const { hostname, port } = new URL(owner.address)
  const to = connect(Number(port), hostname)
  const end = () => {
    to.destroy()
    socket.destroy()
  }
  // A hung process soon loses its tables, and clients that reconnect are led elsewhere.
  const silence = setTimeout(end, LONGEST_SILENCE)
  to.once("data", () => clearTimeout(silence)).once("close", () => clearTimeout(silence))
  to.on("error", end).on("close", end)
  socket.on("error", end).on("close", end)
  to.once("connect", () => {
    const lines = [`GET ${request.url} HTTP/1.1`]
    for (let i = 0; i < request.rawHeaders.length; i += 2)
      lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`)
    to.write(`${[...lines, `${TUNNEL}: ${owner.server} ${owner.visitor}`].join("\r\n")}\r\n\r\n`)
    to.write(head)
    to.pipe(socket)
    socket.pipe(to)
  })
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
