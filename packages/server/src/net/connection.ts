import { performance } from "node:perf_hooks"
import { PROTOCOL, type SocketRequest, type WireResponse } from "@apnap/session/protocol"
import type { RawData, WebSocket } from "ws"
import type { Guest } from "../storage/guest-store.ts"
import { POLICY, RESTARTS } from "../table/close-codes.ts"
import { failureOf, isRefusal } from "../table/failure.ts"
import type { HostedTable } from "../table/hosted-table.ts"
import { Member, type Wire } from "../table/member.ts"
import { handle } from "../table/requests.ts"
import { TableError } from "../table/table-error.ts"
import type { Limits } from "./address-limits.ts"
import { Bucket } from "./bucket.ts"
import { socketRequest } from "./messages.ts"
import { Packer } from "./packer.ts"

/** Costs of expensive messages; others cost 1. */
const COST: Partial<Record<SocketRequest["request"], number>> = {
  deck: 10,
  computer: 10,
  chat: 4,
  emote: 4,
  offer: 4,
  watch: 3,
  explain: 2,
  preview: 2,
  report: 10,
}
/** The connection is closed beyond this many messages waiting to be handled, or this many over the rate limit. */
const MOST_WAITING = 40
const MOST_TOO_FAST = 100
/** One in this many messages over the limit gets a reply. */
const TOLD_EACH = 10
/** Unsent bytes beyond which a reader counts as slow, and beyond which it is dropped. */
const SLOW = 256 * 1024
const HOPELESS = 4 * 1024 * 1024
/** Milliseconds allowed for the first message, and between two checks that the client is alive. */
const HELLO_WITHIN = 10_000
const LOOKS = 20_000

/** Serves somebody at a table over a socket until it closes. */
export function serve(
  socket: WebSocket,
  guest: Guest,
  table: HostedTable,
  { messageBurst, messagesPerSecond }: Limits,
  report: (error: unknown, table: string) => void,
): void {
  const wire = new SocketWire(socket)
  const bucket = new Bucket(messageBurst, messagesPerSecond)
  let member: Member | null = null
  let waiting = 0
  let tooFast = 0
  const refuse = (error: unknown) => wire.send(failureOf(error))

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
    if (!bucket.take(1, performance.now())) {
      if (++tooFast > MOST_TOO_FAST) return socket.terminate()
      if (tooFast % TOLD_EACH === 1) refuse(new TableError("too-fast", "too many messages"))
      return
    }
    if (++waiting > MOST_WAITING) return socket.close(POLICY, "too many messages")
    try {
      if (isBinary) throw new TableError("bad-message", "messages are text")
      const message = read(data)
      const cost = COST[message.request] ?? 1
      if (cost > 1 && !bucket.take(cost - 1, performance.now()))
        throw new TableError("too-fast", "too many messages")
      await take(message)
    } catch (error) {
      if (!isRefusal(error)) report(error, table.id)
      refuse(error)
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
  socket.on("error", () => socket.terminate())
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
