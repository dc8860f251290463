import {
  type OnlineResponse,
  PackedLines,
  type SocketRequest,
  WireHearer,
  type WireResponse,
} from "@apnap/session/protocol"
import { socketAddress } from "./api.ts"

/** How the connection is: `gone` is for good. */
export type LinkState = "connecting" | "open" | "lost" | "gone"

export interface LinkEars {
  /** What is said first, each time anew. */
  hello(): SocketRequest
  heard(message: OnlineResponse): void
  state(state: LinkState): void
}

/** Milliseconds before each try to connect again, and between two signs of life. */
const TRIES = [250, 500, 1000, 2000, 4000, 8000]
const SIGN = 20_000
/** Without an answer for so long the connection is taken for lost. */
const SILENCE = 45_000
/** What is refused so is refused to whoever comes back. */
const FINAL: ReadonlySet<string> = new Set(["other-version", "protocol"])
/** Tries without ever having been connected after which the table is taken not to be there. */
const HOPELESS = 3

/** A connection to a table that comes back by itself: whatever was missed is told anew after `hello`. */
export class TableLink {
  readonly #table: string
  readonly #ears: LinkEars
  #socket: WebSocket | null = null
  #tries = 0
  #wasOpen = false
  #closed = false
  #heardAt = 0
  #sign: ReturnType<typeof setInterval> | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  readonly #wake = () => this.#hurry()

  constructor(table: string, ears: LinkEars) {
    this.#table = table
    this.#ears = ears
    addEventListener("online", this.#wake)
    document.addEventListener("visibilitychange", this.#wake)
    this.#connect()
  }

  /** Sends what can be sent; false while there is no connection. */
  send(message: SocketRequest): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.#closed = true
    removeEventListener("online", this.#wake)
    document.removeEventListener("visibilitychange", this.#wake)
    clearTimeout(this.#again)
    clearInterval(this.#sign)
    this.#socket?.close()
  }

  #connect(): void {
    clearTimeout(this.#again)
    this.#ears.state(this.#wasOpen ? "lost" : "connecting")
    const socket = new WebSocket(socketAddress(this.#table))
    socket.binaryType = "arraybuffer"
    const hearer = new WireHearer()
    const lines = new PackedLines(
      (line) => this.#hear(socket, hearer, line),
      () => socket.close(),
    )
    this.#socket = socket
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify(this.#ears.hello()))
      this.#heardAt = Date.now()
      this.#sign = setInterval(() => this.#look(socket), SIGN)
    })
    socket.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (typeof data === "string") this.#hear(socket, hearer, data)
      else lines.take(data)
    })
    socket.addEventListener("close", () => {
      lines.close()
      this.#lost(socket)
    })
  }

  #hear(socket: WebSocket, hearer: WireHearer, data: string): void {
    this.#heardAt = Date.now()
    try {
      const message = hearer.hear(JSON.parse(data) as WireResponse)
      if (message.response === "pong") return
      if (message.response === "room") this.#opened()
      this.#ears.heard(message)
      if (message.response === "failed" && FINAL.has(message.code)) this.#end()
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error
      // What was told does not fit what is known: everything is told anew.
      socket.close()
    }
  }

  #opened(): void {
    this.#tries = 0
    this.#wasOpen = true
    this.#ears.state("open")
  }

  #look(socket: WebSocket): void {
    if (Date.now() - this.#heardAt > SILENCE) socket.close()
    else this.send({ request: "ping" })
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return
    clearInterval(this.#sign)
    if (!this.#wasOpen && this.#tries >= HOPELESS) return this.#end()
    this.#ears.state(this.#wasOpen ? "lost" : "connecting")
    const wait = TRIES[Math.min(this.#tries++, TRIES.length - 1)]
    this.#again = setTimeout(() => this.#connect(), wait)
  }

  /** There is nothing to come back to. */
  #end(): void {
    this.close()
    this.#ears.state("gone")
  }

  /** The network, or the person, is back: the next try is now. */
  #hurry(): void {
    const isWaiting = this.#socket?.readyState === WebSocket.CLOSED
    if (!this.#closed && isWaiting && document.visibilityState === "visible") this.#connect()
  }
}
