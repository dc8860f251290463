import { type ChildProcessByStdio, spawn } from "node:child_process"
import { once } from "node:events"
import { availableParallelism } from "node:os"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import type { FileCard } from "@apnap/cards"
import { type Made, make } from "./compile-share.ts"

/** How many cards wait in a process, so that it is never idle and memory stays small. */
const MOST_WAITING = 256

/** So many cards are worth the start of further processes. */
const MANY = 32

/** Compiles cards and tells what was made of each: a few in this process, many in a process for each core. */
export async function compileAll(
  cards: AsyncIterable<FileCard>,
  done: (card: FileCard, made: Made) => void,
): Promise<void> {
  const first: FileCard[] = []
  const rest = cards[Symbol.asyncIterator]()
  while (first.length < MANY) {
    const next = await rest.next()
    if (next.done) {
      for (const card of first) done(card, make(card.card))
      return
    }
    first.push(next.value)
  }
  await share(followedBy(first, rest), done)
}

async function* followedBy<T>(first: readonly T[], rest: AsyncIterator<T>): AsyncGenerator<T> {
  yield* first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Compiles cards in a process for each core. */
async function share(
  cards: AsyncIterable<FileCard>,
  done: (card: FileCard, made: Made) => void,
): Promise<void> {
  const shares = Array.from({ length: availableParallelism() }, () => new Share(done))
  try {
    for await (const card of cards) {
      const share = shares.reduce((a, b) => (b.waiting < a.waiting ? b : a))
      share.send(card)
      if (shares.every((one) => one.waiting >= MOST_WAITING))
        await Promise.race(shares.map((one) => one.room()))
    }
    await Promise.all(shares.map((share) => share.end()))
  } finally {
    for (const share of shares) share.kill()
  }
}

/** What is read and thrown away again is a tenth dearer to collect in the usual 16 MB. */
const YOUNG_GENERATION = "--max-semi-space-size=64"

/** A process that compiles, and the cards that it has been sent: it answers in their order. */
class Share {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  readonly #sent: FileCard[] = []
  readonly #finished: Promise<void>
  #roomMade: (() => void) | undefined

  constructor(done: (card: FileCard, made: Made) => void) {
    const args = [YOUNG_GENERATION, ...process.execArgv, process.argv[1], "cards", "compile"]
    this.#child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] })
    this.#child.stdin.on("error", () => {})
    this.#finished = this.#read(done)
    // A failure is told by `room` or `end`, whichever is waited for.
    this.#finished.catch(() => {})
  }

  get waiting(): number {
    return this.#sent.length
  }

  send(card: FileCard): void {
    this.#sent.push(card)
    const { stdin } = this.#child
    // Cards that are sent in one go are written in one.
    if (stdin.writableCorked === 0) {
      stdin.cork()
      setImmediate(() => stdin.uncork())
    }
    stdin.write(`${JSON.stringify(card.card)}\n`)
  }

  /** Resolves when the process has answered; rejects when it ends before it should. */
  room(): Promise<void> {
    const answered = new Promise<void>((resolve) => {
      this.#roomMade = resolve
    })
    return Promise.race([answered, this.#finished])
  }

  async end(): Promise<void> {
    this.#child.stdin.end()
    await this.#finished
  }

  kill(): void {
    this.#child.kill()
  }

  async #read(done: (card: FileCard, made: Made) => void): Promise<void> {
    const exit = once(this.#child, "exit")
    for await (const line of createInterface({ input: this.#child.stdout })) {
      done(this.#sent.shift()!, JSON.parse(line) as Made)
      this.#roomMade?.()
    }
    await exit
    if (this.#sent.length > 0)
      throw new Error(`cards/process: a process ended before it had compiled ${this.#sent[0].card.name}`)
  }
}
