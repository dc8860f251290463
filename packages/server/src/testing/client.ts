import type { Socket } from "node:net"
import { type Dice, randomAnswer } from "@apnap/players"
import {
  type ChatLine,
  type Failed,
  type OnlineResponse,
  PROTOCOL,
  type Room,
  type Settings,
  type SocketRequest,
  type TableChoice,
  type TableNews,
  WireHearer,
} from "@apnap/session/protocol"
import { WebSocket } from "ws"
import { USUAL_SETTINGS } from "../table/member.ts"
import { Unpacker } from "./unpacker.ts"

export const CHOICE: TableChoice = {
  seats: 2,
  variant: "",
  ruleset: "current",
  clock: { clock: "off" },
  listed: true,
  spectators: { allowed: true, delay: 0 },
  bestOf: 1,
  rated: false,
}

/** Milliseconds after which a waiting test fails. */
const PATIENCE = 20_000

/** Number of attempts to connect, and milliseconds between them. */
const MOST_TRIES = 100
const BETWEEN_TRIES = 100

/** A person with a browser: gives a name, makes tables, connects to them. */
export class Visitor {
  readonly url: string
  cookie = ""
  /** Sent with everything. */
  readonly headers: Readonly<Record<string, string>>

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url
    this.headers = headers
  }

  static async named(url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url)
    await visitor.post("me", { name })
    return visitor
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const { origin } = new URL(this.url)
    const response = await fetch(new URL(`api/${path}`, this.url), {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        origin,
        cookie: this.cookie,
        ...this.headers,
        ...headers,
      },
    })
    const cookie = response.headers.get("set-cookie")
    if (cookie !== null) this.cookie = cookie.split(";")[0]
    return response
  }

  get(path: string): Promise<Response> {
    return fetch(new URL(`api/${path}`, this.url), { headers: { cookie: this.cookie, ...this.headers } })
  }

  async makeTable(choice: Partial<TableChoice> = {}): Promise<string> {
    const response = await this.post("tables", { ...CHOICE, ...choice })
    const body = (await response.json()) as { id?: string }
    if (body.id === undefined) throw new Error(JSON.stringify(body))
    return body.id
  }

  connect(table: string, settings: Partial<Settings> = {}): Promise<Client> {
    return Client.connect(this, table, settings)
  }

  /** Retries until it connects: another process may still own the table. */
  async connectAtLast(table: string): Promise<Client> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.connect(table)
      } catch (error) {
        if (tries >= MOST_TRIES) throw error
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES))
      }
    }
  }
}

/** A page at a table. */
export class Client {
  readonly socket: WebSocket
  /** Characters of JSON received. */
  letters = 0
  room: Room | null = null
  table: TableNews | null = null
  failed: Failed | null = null
  chat: ChatLine[] = []
  closed: number | null = null
  /** Hears each message as it came. */
  onLine: (line: string) => void = () => {}
  readonly #hearer = new WireHearer()
  readonly #unpacker = new Unpacker()
  readonly #waiting = new Set<() => void>()
  #wire: Pick<Socket, "bytesRead"> | null = null

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on("message", (data, isBinary) => {
      for (const line of isBinary ? this.#unpacker.lines(data) : [data.toString()]) {
        this.letters += line.length
        this.onLine(line)
        this.#hear(this.#hearer.hear(JSON.parse(line)))
      }
      this.wake()
    })
    socket.on("upgrade", ({ socket: wire }) => {
      this.#wire = wire
    })
    socket.on("close", (code) => {
      this.closed = code
      this.wake()
    })
    socket.on("error", () => {})
  }

  static async connect(visitor: Visitor, table: string, settings: Partial<Settings> = {}): Promise<Client> {
    const client = await Client.open(visitor, table, settings)
    try {
      await client.until(() => client.room !== null)
    } catch (error) {
      client.socket.terminate()
      throw error
    }
    return client
  }

  /** Connects and sends hello, without waiting for a reply. */
  static async open(visitor: Visitor, table: string, settings: Partial<Settings> = {}): Promise<Client> {
    const url = new URL(`api/tables/${table}/socket`, visitor.url)
    const { origin } = url
    url.protocol = "ws:"
    const client = new Client(
      new WebSocket(url, {
        headers: { cookie: visitor.cookie, origin, ...visitor.headers },
        handshakeTimeout: PATIENCE,
      }),
    )
    await new Promise((resolve, reject) => {
      client.socket.once("open", resolve)
      client.socket.once("error", reject)
    })
    const hello = { protocol: PROTOCOL, sessionId: 1, language: "en" as const }
    client.send({ request: "hello", ...hello, settings: { ...USUAL_SETTINGS, ...settings } })
    return client
  }

  /** Bytes received on the wire. */
  get bytes(): number {
    return this.#wire?.bytesRead ?? 0
  }

  send(message: SocketRequest): void {
    this.socket.send(JSON.stringify(message))
  }

  /** Waits until a condition holds; rejects on a timeout or if the connection ends. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!isSo() && this.closed === null) return
        this.#waiting.delete(look)
        clearTimeout(timer)
        if (isSo()) resolve()
        else reject(new Error(`closed with ${this.closed}`))
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(look)
        reject(
          new Error(
            `waited in vain; failed: ${JSON.stringify(this.failed)}; room: ${JSON.stringify(this.room)}`,
          ),
        )
      }, PATIENCE)
      this.#waiting.add(look)
      look()
    })
  }

  /** Sends a request and waits for its refusal; returns the code. */
  async refused(message: SocketRequest): Promise<string> {
    this.failed = null
    this.send(message)
    await this.until(() => this.failed !== null)
    return this.failed === null ? "" : (this.failed as Failed).code
  }

  async sit(seat: number, deck = "midrange"): Promise<void> {
    this.send({ request: "sit", seat })
    this.send({ request: "deck", deck: { name: deck } })
    this.send({ request: "ready", ready: true, salt: `salt ${seat}` })
    await this.until(() => this.room?.seats[seat].ready === true || this.room?.state !== "waiting")
  }

  get prompt() {
    return this.table?.prompt ?? null
  }

  /** The code of the last refusal; "" if there was none. */
  get refusal(): string {
    return this.failed?.code ?? ""
  }

  /** Number of this seat's answers that the game has counted. */
  get answered(): number {
    return this.table === null ? 0 : this.table.momentsFrom + this.table.moments.length
  }

  /** Gives a random answer to the current prompt. */
  answer(roll: Dice): void {
    const { table, prompt } = this
    if (table === null || prompt === null) throw new Error("nothing is asked")
    const answer = randomAnswer(prompt.decision, roll)
    this.send({ request: "answer", at: prompt.at, game: table.game, answer })
  }

  close(): void {
    this.socket.close()
  }

  #hear(message: OnlineResponse): void {
    if (message.response === "room") this.room = message.room
    if (message.response === "table") this.table = message.table
    if (message.response === "failed") this.failed = message
    if (message.response === "chat") this.chat.splice(message.from, this.chat.length, ...message.lines)
  }

  wake(): void {
    for (const look of [...this.#waiting]) look()
  }
}

/**
 * Plays at random until the game is over or `answers` answers were given and everybody has been told; each client answers when asked.
 * Returns the number of answers.
 */
export async function playOn(clients: readonly Client[], roll: Dice, answers = 5000): Promise<number> {
  const isOver = () => clients.some(({ room, closed }) => room?.state === "over" || closed !== null)
  const asked = () => clients.find(({ prompt }) => prompt !== null)
  for (let i = 0; i < answers; i++) {
    // Any client may hear of the next prompt first.
    await someOf(clients, () => isOver() || asked() !== undefined)
    const client = asked()
    if (isOver() || client === undefined) return i
    const { prompt, table } = client
    client.failed = null
    client.answer(roll)
    await client.until(
      () => client.failed !== null || client.prompt !== prompt || client.table !== table || isOver(),
    )
  }
  const most = Math.max(...clients.map(movesOf))
  await Promise.all(clients.map((client) => client.until(() => isOver() || movesOf(client) >= most)))
  return answers
}

const movesOf = ({ table }: Client) => table?.moves ?? 0

/** Waits until a condition holds that at least one of the clients hears of. */
async function someOf(clients: readonly Client[], isSo: () => boolean): Promise<void> {
  const stopped = { is: false }
  await Promise.race(clients.map((client) => client.until(() => stopped.is || isSo())))
  stopped.is = true
  for (const client of clients) client.wake()
}
