import { setTimeout as sleep } from "node:timers/promises"
import { dice } from "@apnap/players"
import { Pair } from "../pair.ts"
import type { ServerProcess } from "./process.ts"
import { quantile } from "./quantile.ts"

/** The result of killing servers under load. */
export interface KillResult {
  kills: number
  games: number
  answers: number
  faults: string[]
  /** Milliseconds from each lost connection until the table was back, and of those during which a server was killed once more. */
  outages: number[]
  longerOutages: number[]
  /** Milliseconds and seconds of processor time that a killed server took to start again. */
  starts: number[]
  processor: number[]
}

export const NO_KILLS: KillResult = {
  kills: 0,
  games: 0,
  answers: 0,
  faults: [],
  outages: [],
  longerOutages: [],
  starts: [],
  processor: [],
}

/** The report, with the medians and longest outages. */
export function summaryOf({ outages, longerOutages, starts, processor, ...rest }: KillResult) {
  return {
    ...rest,
    outages: outages.length,
    outageMedian: quantile(outages, 0.5),
    outage95: quantile(outages, 0.95),
    outageMost: Math.max(0, ...outages),
    longerOutages: longerOutages.length,
    longerOutageMost: Math.max(0, ...longerOutages),
    startMedian: quantile(starts, 0.5),
    processorToStart: quantile(processor, 0.5),
  }
}

export interface KillOptions {
  kills: number
  tables: number
  /** Minutes after which no further server is killed. */
  minutes: number
  report(line: string): void
}

/**
 * Kills a server (SIGKILL) at random moments while games are played, and restarts it each time; then compares each game's log with what its
 * players know. Returns the result added to that of earlier runs; a game that doesn't end then is a fault.
 */
export async function killAtRandom(
  servers: readonly ServerProcess[],
  { kills, tables, minutes, report }: KillOptions,
  earlier: KillResult,
): Promise<KillResult> {
  const roll = dice(20 + earlier.kills)
  const urls = servers.map(({ url }) => url)
  const result: KillResult = {
    ...earlier,
    faults: [...earlier.faults],
    outages: [...earlier.outages],
    longerOutages: [...earlier.longerOutages],
    starts: [...earlier.starts],
    processor: [...earlier.processor],
  }
  const pairs: Pair[] = []
  const given = () => pairs.reduce((sum, pair) => sum + pair.given, 0)
  const last = performance.now() + minutes * MINUTE
  let [isEnding, isTooLate] = [false, false]
  const seats = Array.from({ length: tables }, async (_, i) => {
    for (let game = 0; !isEnding; game++) {
      const pair = await pairAt(urls, 1000 * (i + earlier.kills) + game, () => isEnding)
      if (pair === null) return
      pairs.push(pair)
      // Random games end by themselves; the last ones by conceding.
      await pair.playOut(() => isEnding)
      await compare(pair, urls, result, () => isTooLate)
    }
  })
  while (result.kills < earlier.kills + kills && performance.now() < last) {
    // Counted in answers: on a busy machine a time would often kill a server before anybody is back.
    const enough = given() + 1 + roll() * ANSWERS_WITHIN
    for (let waited = 0; given() < enough && waited < PATIENCE; waited += LOOKS) await sleep(LOOKS)
    await sleep(roll() * MOMENTS)
    const server = servers[Math.floor(roll() * servers.length)]
    for (const player of pairs.flatMap(({ players }) => players)) player.noteKill()
    await server.end("SIGKILL")
    result.kills++
    const killed = performance.now()
    await server.start()
    result.starts.push(performance.now() - killed)
    result.processor.push(server.processor)
    report(`${result.kills} kills, ${result.games} games compared, ${result.answers} answers`)
  }
  isEnding = true
  await Promise.race([Promise.all(seats), sleep(LAST_WORDS, null, { ref: false })])
  isTooLate = true
  for (const player of pairs.flatMap(({ players }) => players)) player.end()
  await Promise.all(seats)
  return result
}

/** A server is killed after at most this many answers, and up to so many milliseconds later. */
const ANSWERS_WITHIN = 40
const MOMENTS = 200
/** Milliseconds between two counts of the answers, and without enough of them until a server is killed anyway. */
const LOOKS = 20
const PATIENCE = 60_000
const MINUTE = 60_000
/** Milliseconds for the last games to end. */
const LAST_WORDS = 2 * MINUTE

async function pairAt(urls: readonly string[], seed: number, isEnding: () => boolean): Promise<Pair | null> {
  while (!isEnding()) {
    const pair = await Pair.at(urls, seed).catch(() => sleep(100, null))
    if (pair !== null) return pair
  }
  return null
}

/** Compares the log of a finished game with what its players know. */
async function compare(
  pair: Pair,
  urls: readonly string[],
  result: KillResult,
  isTooLate: () => boolean,
): Promise<void> {
  for (let i = 0; !isTooLate(); i++) {
    const found = await pair.faults(urls[i % urls.length]).catch(() => null)
    if (found === null) {
      await sleep(100)
      continue
    }
    result.games++
    result.answers += found.answers
    result.faults.push(...found.faults.map((fault) => `${pair.id}: ${fault}`))
    for (const { outages, longerOutages } of pair.players) {
      result.outages.push(...outages)
      result.longerOutages.push(...longerOutages)
    }
    for (const { client } of pair.players) client.close()
    return
  }
  result.faults.push(`${pair.id}: the game did not end, or can't be read`)
}
