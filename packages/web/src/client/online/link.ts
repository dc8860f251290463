import {
  type OnlineResponse,
  PackedLines,
  type SocketRequest,
  WireHearer,
  type WireResponse,
} from "@apnap/session/protocol"
import { socketAddress } from "./api.ts"

/** State of the connection; `gone` is permanent. */
export type LinkState = "connecting" | "open" | "lost" | "gone"

export interface LinkEars {
  /** The first message of each connection. */
  hello(): SocketRequest
  heard(message: OnlineResponse): void
  /** `why`: with what the server refused, if there is nothing to reconnect to. */
  state(state: LinkState, why?: FinalRefusal): void
}

/** Milliseconds before each attempt to reconnect, and between two pings. */
const TRIES = [250, 500, 1000, 2000, 4000, 8000]
const SIGN = 20_000
/** Milliseconds of silence after which the connection is considered lost. */
const SILENCE = 45_000
/** Refusals that would only be repeated after reconnecting. */
const FINAL = ["other-version", "damaged", "protocol"] as const
export type FinalRefusal = (typeof FINAL)[number]
/** Failed attempts to connect at all after which the table is considered missing. */
const HOPELESS = 3

/** A self-reconnecting link to a table: anything missed is sent again after `hello`. */
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

  /** Sends a message if connected; otherwise returns false. */
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
      const why = message.response === "failed" ? FINAL.find((code) => code === message.code) : undefined
      // Said where the table would be, and once.
      if (why !== undefined) return this.#end(why)
      this.#ears.heard(message)
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error
      // The update doesn't fit the known state: reconnect to get everything again.
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

  /** There is nothing to reconnect to. */
  #end(why?: FinalRefusal): void {
    this.close()
    this.#ears.state("gone", why)
  }

  /** The network or the person is back: retry now. */
  #hurry(): void {
    const isWaiting = this.#socket?.readyState === WebSocket.CLOSED
    if (!this.#closed && isWaiting && document.visibilityState === "visible") this.#connect()
  }
}
