import { PROTOCOL, type SocketRequest, type WireResponse } from "@apnap/session/protocol"
import type { RawData, WebSocket } from "ws"
import type { Guest } from "../storage/guest-store.ts"
import { POLICY, RESTARTS } from "../table/close-codes.ts"
import { failureOf, isRefusal } from "../table/failure.ts"
import type { HostedTable } from "../table/hosted-table.ts"
import { Member, type Wire } from "../table/member.ts"
import { handle } from "../table/requests/requests.ts"
import { TableError } from "../table/table-error.ts"
import type { Limits } from "./address-limits.ts"
import { socketRequest } from "./messages.ts"
import { Pace, tooFast } from "./pace.ts"
import { Packer } from "./packer.ts"

/** The connection is broken off beyond this many messages waiting to be handled. */
const MOST_WAITING = 40
/** Unsent bytes beyond which a reader counts as slow, and beyond which it is dropped. */
const SLOW = 256 * 1024
const HOPELESS = 4 * 1024 * 1024
/** Milliseconds allowed for the first message, and between two checks that the client is alive. */
const HELLO_WITHIN = 10_000
const LOOKS = 20_000

/** What a connection needs besides its socket. */
export interface Around {
  limits: Limits
  report(error: unknown, table: string): void
  /** Called if the connection is broken off for what was sent. */
  punish(): void
}

/** Serves somebody at a table over a socket until it closes. */
export function serve(
  socket: WebSocket,
  guest: Guest,
  table: HostedTable,
  { limits, report, punish }: Around,
): void {
  const wire = new SocketWire(socket)
  const pace = new Pace(limits)
  let member: Member | null = null
  let waiting = 0
  const refuse = (error: unknown) => wire.send(failureOf(error))
  let isBroken = false
  const breakOff = () => {
    if (!isBroken) punish()
    isBroken = true
    socket.terminate()
  }

  const take = async (message: SocketRequest): Promise<void> => {
    if (message.request === "ping") return wire.send({ response: "pong" })
    if (message.request === "hello") {
      if (message.protocol !== PROTOCOL)
        throw new TableError("protocol", `this server speaks version ${PROTOCOL}: load the page anew`)
      if (member !== null) throw new TableError("bad-message", "hello is said once")
      clearTimeout(hello)
      wire.packs()
      member = new Member(guest, wire, message)
      return table.join(member)
    }
    const known = member
    if (known === null) throw new TableError("bad-message", "hello comes first")
    return table.do(() => handle(table, known, message))
  }

  const hear = async (data: RawData, isBinary: boolean): Promise<void> => {
    const done = pace.next()
    if (done === "break off") return breakOff()
    if (done === "refuse") refuse(tooFast())
    if (done !== "handle") return
    if (++waiting > MOST_WAITING) return breakOff()
    try {
      if (isBinary) throw new TableError("bad-message", "messages are text")
      const message = read(data)
      pace.pay(message)
      await take(message)
    } catch (error) {
      if (!isRefusal(error)) report(error, table.id)
      refuse(error)
      pace.refused(error)
      // The table was given up or released since they connected: reconnecting finds where it is now.
      if (table.isClosed) socket.close(RESTARTS, "connect again")
    } finally {
      waiting--
    }
  }

  const hello = setTimeout(() => socket.close(POLICY, "nobody said hello"), HELLO_WITHIN)
  let isThere = true
  const looks = setInterval(() => {
    if (!isThere) return socket.terminate()
    isThere = false
    socket.ping()
  }, LOOKS)
  socket.on("pong", () => {
    isThere = true
  })
  socket.on("message", (data, isBinary) => {
    isThere = true
    void hear(data, isBinary)
  })
  // A frame that is too large or none at all.
  socket.on("error", breakOff)
  socket.on("close", () => {
    clearTimeout(hello)
    clearInterval(looks)
    if (member !== null) table.leave(member)
  })
}

function read(data: RawData): SocketRequest {
  try {
    return socketRequest.parse(JSON.parse(data.toString()))
  } catch {
    throw new TableError("bad-message", "this message is not understood")
  }
}

/** Messages before `hello` are sent as text, so that pages of other versions understand them too. */
class SocketWire implements Wire {
  readonly #socket: WebSocket
  #packer: Packer | null = null

  constructor(socket: WebSocket) {
    this.#socket = socket
  }

  /** Compresses all messages from now on. */
  packs(): void {
    this.#packer = new Packer()
  }

  send(message: WireResponse): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > HOPELESS) return socket.terminate()
    const text = JSON.stringify(message)
    socket.send(this.#packer?.pack(text) ?? text)
  }

  get isSlow(): boolean {
    return this.#socket.bufferedAmount > SLOW
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }
}
