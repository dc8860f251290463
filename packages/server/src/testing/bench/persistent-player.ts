import { setTimeout as sleep } from "node:timers/promises"
import { type Dice, randomAnswer } from "@apnap/players"
import { Client, type Visitor } from "../client.ts"

/** An answer given; `isSure` if the server confirmed it, false if the connection was lost before that. */
interface Given {
  answer: unknown
  isSure: boolean
}

/** Codes with which an answer is refused; others may concern something else. */
const REFUSED: ReadonlySet<string> = new Set(["illegal-answer", "stale-decision"])

/** A player who answers at random and reconnects to any of the servers whenever the connection is lost. */
export class PersistentPlayer {
  readonly given: Given[] = []
  /** Milliseconds from each answer until the player saw it confirmed, and until the other player saw it too. */
  readonly latencies: number[] = []
  readonly latenciesOfBoth: number[] = []
  /** Milliseconds from each lost connection until the table was back, and of those during which a server was killed once more. */
  readonly outages: number[] = []
  readonly longerOutages: number[] = []
  /** Number of refused answers by code: random answers may break a rule about a whole declaration, but none is late. */
  readonly refusals = new Map<string, number>()
  client: Client
  /** The opponent whose view of the answers is waited for too. */
  other: PersistentPlayer | null = null
  isDone = false
  #kills = 0
  readonly #visitor: Visitor
  readonly #table: string
  readonly #urls: readonly string[]
  readonly #roll: Dice

  constructor(visitor: Visitor, table: string, urls: readonly string[], roll: Dice, client: Client) {
    this.#visitor = visitor
    this.#table = table
    this.#urls = urls
    this.#roll = roll
    this.client = client
  }

  /** The same person at another address. */
  visitorAt(url: string): Visitor {
    return Object.assign(this.#visitor, { url })
  }

  /** A server is killed now. */
  noteKill(): void {
    this.#kills++
  }

  /** Stops playing, whatever comes. */
  end(): void {
    this.isDone = true
    this.client.wake()
  }

  /** Plays until the game is over or `isDone`, pausing `pause` milliseconds before each answer. */
  async play(pause = 0): Promise<void> {
    while (!this.isDone && this.client.room?.state !== "over") {
      try {
        await this.client.until(
          () => this.isDone || this.client.prompt !== null || this.client.room?.state === "over",
        )
        if (this.isDone || this.client.prompt === null) continue
        if (pause > 0) await sleep(pause)
        await this.#answer()
      } catch {
        await this.#connectAgain()
      }
    }
  }

  async #answer(): Promise<void> {
    const { client } = this
    const { prompt, table } = client
    if (prompt === null || table === null) return
    const answer = randomAnswer(prompt.decision, this.#roll)
    const record = { answer, isSure: false }
    this.given.push(record)
    client.failed = null
    const sent = performance.now()
    client.send({ request: "answer", at: prompt.at, game: table.game, answer })
    const answered = client.answered
    await client.until(
      () => client.refusal !== "" || client.answered > answered || client.room?.state === "over",
    )
    this.latencies.push(performance.now() - sent)
    // If the game ended meanwhile, it is open whether the answer came in time.
    record.isSure = client.answered > answered
    const { refusal } = client
    if (refusal !== "") this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1)
    if (REFUSED.has(refusal)) this.given.pop()
    if (record.isSure) void this.#noteWhenBothKnow(sent)
  }

  async #noteWhenBothKnow(sent: number): Promise<void> {
    const { other, client } = this
    const moves = client.table?.moves ?? 0
    await other?.client.until(() => (other.client.table?.moves ?? 0) >= moves).catch(() => null)
    this.latenciesOfBoth.push(performance.now() - sent)
  }

  async #connectAgain(): Promise<void> {
    const lost = performance.now()
    const kills = this.#kills
    this.client.socket.terminate()
    while (!this.isDone) {
      try {
        const visitor = this.visitorAt(this.#urls[Math.floor(this.#roll() * this.#urls.length)])
        this.client = await Client.connect(visitor, this.#table)
        await this.client.until(() => this.client.table !== null)
        const outages = this.#kills > kills ? this.longerOutages : this.outages
        outages.push(performance.now() - lost)
        return
      } catch {
        await sleep(50)
      }
    }
  }
}

/**
 * What is wrong with a log, given what a player knows: a confirmed answer is missing, duplicated or out of order. Null if nothing is. An
 * unconfirmed answer may or may not be there.
 */
export function faultIn(log: readonly unknown[], given: readonly Given[]): string | null {
  const texts = log.map((answer) => JSON.stringify(answer))
  let places = new Set([0])
  for (const { answer, isSure } of given) {
    const text = JSON.stringify(answer)
    const after = [...places].flatMap((place) => (texts[place] === text ? [place + 1] : []))
    if (isSure && after.length === 0) return `${text} counted, and the log has ${texts[Math.max(...places)]}`
    places = new Set(isSure ? after : [...places, ...after])
  }
  return places.has(log.length) ? null : "the log has answers that were not given"
}
