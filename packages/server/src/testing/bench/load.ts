import { spawn } from "node:child_process"
import { once } from "node:events"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { Pair } from "../pair.ts"
import { Inspector } from "./inspector.ts"
import type { ServerProcess } from "./process.ts"
import { quantile } from "./quantile.ts"

export interface LoadOptions {
  tables: number
  /** Seconds of play before measuring, and while measuring. */
  warmUp: number
  seconds: number
  /** Milliseconds between two answers of a player. */
  pause: number
  hostile: boolean
  /** Port of the server's inspector. */
  inspector: number
  /** Receives the profile; null to take none. */
  writeProfile: ((profile: unknown) => void) | null
}

export interface LoadResult {
  tables: number
  answers: number
  games: number
  answersPerSecond: number
  /** Milliseconds from an answer until its player sees the result, and until both do. */
  p50: number
  p99: number
  p50OfBoth: number
  p99OfBoth: number
  /** Milliseconds by which the measuring process itself was late: latencies beyond are the server's. */
  ownDelay99: number
  ownDelayMost: number
  /** Of the turns in which the server is attacked; null without an attack. `p50` and `p99` are then those of the others. */
  attacked: { answers: number; p50: number; p99: number } | null
  /** Milliseconds of the server's CPU time per answer, including new games and all other work. */
  processorPerAnswer: number
  /** Bytes on the wire per answer, for both seats, and characters of JSON before compression. */
  bytesPerAnswer: number
  lettersPerAnswer: number
  /**
   * Kilobytes per table after garbage collection, their growth over as many seconds more, and resident memory; measured after everything
   * else, as collecting holds everybody up.
   */
  liveMemoryPerTable: number
  growthPerTable: number
  residentMemoryPerTable: number
  refusals: Readonly<Record<string, number>>
}

/** Milliseconds until a refused table is tried again, and the number of tries. */
const BETWEEN_TRIES = 1000
const MOST_TRIES = 120
/** Milliseconds between two looks at how late this process is, and nanoseconds in a millisecond. */
const LOOKS = 5
const MILLI = 1e6
/** Turns without and with an attack, and milliseconds until the attacker is at it, which aren't counted. */
const TURNS = 4
const STARTING = 1000
/** Number of tables made concurrently. */
const AT_ONCE = 8
/** Answers given at every table before measuring. */
const LEAST_ANSWERS = 5

/** Has pairs of players answer at random at `tables` tables. When a game ends, the next begins at a new table. */
export async function underLoad({ url }: ServerProcess, options: LoadOptions): Promise<LoadResult> {
  const { tables, warmUp, seconds, pause, hostile, writeProfile } = options
  const inspector = await Inspector.at(options.inspector)
  // Whatever the program loads with its first game isn't charged to the tables.
  const first = await Pair.at([url], tables)
  await first.playOut(({ given }) => given >= LEAST_ANSWERS)
  for (const { client } of first.players) client.close()
  const empty = await inspector.memory()
  const load = new Load(url, pause)
  for (let i = 0; i < tables; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - i) }, () => load.addTable()))
  load.play()
  await sleep(1000 * warmUp)
  const before = load.begin()
  const processor = await inspector.processor()
  if (writeProfile !== null) await inspector.startProfile()
  const delay = monitorEventLoopDelay({ resolution: LOOKS })
  delay.enable()
  const attacked = hostile ? await inTurns(load, seconds) : await sleep(seconds * 1000, null)
  delay.disable()
  writeProfile?.(await inspector.stopProfile())
  const count = load.count()
  const spent = (await inspector.processor()) - processor
  const full = await inspector.memory()
  await sleep(seconds * 1000)
  const after = await inspector.memory()
  await load.end()
  inspector.close()
  const { latencies, latenciesOfBoth } = count
  const answers = latencies.length
  return {
    tables,
    answers,
    games: count.games - before.games,
    answersPerSecond: answers / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    p50OfBoth: quantile(latenciesOfBoth, 0.5),
    p99OfBoth: quantile(latenciesOfBoth, 0.99),
    ownDelay99: delay.percentile(99) / MILLI,
    ownDelayMost: delay.max / MILLI,
    attacked,
    processorPerAnswer: (1000 * spent) / answers,
    bytesPerAnswer: (count.bytes - before.bytes) / answers,
    lettersPerAnswer: (count.letters - before.letters) / answers,
    liveMemoryPerTable: (after.live - empty.live) / 1024 / tables,
    growthPerTable: (after.live - full.live) / 1024 / tables,
    residentMemoryPerTable: (after.resident - empty.resident) / 1024 / tables,
    refusals: count.refusals,
  }
}

/** Lets people play without and with an attack in turns; returns the latencies with it, and leaves those without it to be counted. */
async function inTurns(load: Load, seconds: number): Promise<LoadResult["attacked"]> {
  const attacked: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    await sleep((seconds * 500) / TURNS)
    const quiet = load.takeLatencies()
    const options = ["--attack", load.url, "--at", load.pairs[0].id]
    const attacker = spawn(process.execPath, [process.argv[1], ...options], { stdio: "inherit" })
    await sleep(STARTING)
    load.takeLatencies()
    await sleep((seconds * 500) / TURNS)
    for (const took of load.takeLatencies().own) attacked.push(took)
    attacker.kill("SIGKILL")
    await once(attacker, "exit")
    await sleep(STARTING)
    load.takeLatencies()
    load.kept.push(quiet)
  }
  return { answers: attacked.length, p50: quantile(attacked, 0.5), p99: quantile(attacked, 0.99) }
}

/** Totals of what players did and received: bytes, characters and games from the start, the rest since `begin`. */
interface Count {
  games: number
  latencies: number[]
  latenciesOfBoth: number[]
  bytes: number
  letters: number
  refusals: Record<string, number>
}

/** Milliseconds until players saw their answers counted, and until both did. */
interface Latencies {
  own: number[]
  both: number[]
}

/** The tables in play. */
class Load {
  /** All pairs so far, the current ones last. */
  readonly pairs: Pair[] = []
  readonly url: string
  /** Latencies taken earlier that count. */
  readonly kept: Latencies[] = []
  readonly #pause: number
  #playing: Promise<void>[] = []
  #isOver = false

  constructor(url: string, pause: number) {
    this.url = url
    this.#pause = pause
  }

  /** If the server limits how fast they come, they wait; rejects with its last refusal once that has taken minutes. */
  async addTable(): Promise<Pair> {
    for (let tries = 1; ; tries++) {
      try {
        const pair = await Pair.at([this.url], this.pairs.length)
        this.pairs.push(pair)
        return pair
      } catch (error) {
        if (tries >= MOST_TRIES) throw error
        await sleep(BETWEEN_TRIES)
      }
    }
  }

  play(): void {
    this.#playing = this.pairs.map((pair) => this.#playAt(pair))
    // `end` rejects with what went wrong.
    for (const playing of this.#playing) playing.catch(() => {})
  }

  async end(): Promise<void> {
    this.#isOver = true
    for (const { players } of this.pairs) for (const player of players) player.end()
    await Promise.all(this.#playing)
  }

  /** Discards the measurements so far; returns the cumulative counts. */
  begin(): Count {
    this.takeLatencies()
    for (const { players } of this.pairs) for (const player of players) player.refusals.clear()
    return this.count()
  }

  /** The latencies since they were taken last. */
  takeLatencies(): Latencies {
    const players = this.pairs.flatMap((pair) => pair.players)
    return {
      own: players.flatMap(({ latencies }) => latencies.splice(0)),
      both: players.flatMap(({ latenciesOfBoth }) => latenciesOfBoth.splice(0)),
    }
  }

  count(): Count {
    const players = this.pairs.flatMap((pair) => pair.players)
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
    const refusals: Record<string, number> = {}
    for (const [code, count] of players.flatMap((player) => [...player.refusals]))
      refusals[code] = (refusals[code] ?? 0) + count
    return {
      games: this.pairs.length,
      latencies: [...this.kept.flatMap(({ own }) => own), ...players.flatMap(({ latencies }) => latencies)],
      latenciesOfBoth: [
        ...this.kept.flatMap(({ both }) => both),
        ...players.flatMap(({ latenciesOfBoth }) => latenciesOfBoth),
      ],
      bytes: sum(players.map(({ client }) => client.bytes)),
      letters: sum(players.map(({ client }) => client.letters)),
      refusals,
    }
  }

  async #playAt(first: Pair): Promise<void> {
    for (let pair = first; ; pair = await this.addTable()) {
      await Promise.all(pair.players.map((player) => player.play(this.#pause)))
      for (const { client } of pair.players) client.close()
      if (this.#isOver) return
    }
  }
}
