import { setTimeout as sleep } from "node:timers/promises"
import { dice } from "@apnap/players"
import type { Replay } from "../../net/replay.ts"
import { Visitor } from "../client.ts"
import { faultIn, PersistentPlayer } from "./persistent-player.ts"
import type { ServerProcess } from "./process.ts"
import { quantile } from "./quantile.ts"

/** What came of killing servers under load. */
export interface KillResult {
  kills: number
  games: number
  answers: number
  faults: string[]
  /** Milliseconds from each loss of the connection until the table was there again. */
  outages: number[]
}

export const NO_KILLS: KillResult = { kills: 0, games: 0, answers: 0, faults: [], outages: [] }

/** What is told of it: of the outages the median and the longest. */
export function summaryOf({ outages, ...rest }: KillResult) {
  return { ...rest, outageMedian: quantile(outages, 0.5), outageMost: Math.max(0, ...outages) }
}

/**
 * Kills a server (SIGKILL) at a random moment, so many times, while games are played, and begins it anew; then compares the log of each game
 * with what its players know. Returns this added to what came of earlier runs.
 */
export async function killAtRandom(
  servers: readonly ServerProcess[],
  kills: number,
  tables: number,
  earlier: KillResult,
  report: (line: string) => void,
): Promise<KillResult> {
  const roll = dice(20 + earlier.kills)
  const urls = servers.map(({ url }) => url)
  const result: KillResult = {
    ...earlier,
    faults: [...earlier.faults],
    outages: [...earlier.outages],
  }
  let isEnding = false
  const seats = Array.from({ length: tables }, async (_, i) => {
    for (let game = 0; !isEnding; game++) {
      const players = await playersAt(urls, 1000 * (i + earlier.kills) + game)
      const playing = players.map((player) => player.play())
      while (!isEnding && players.every(({ client }) => client.room?.state !== "over")) await sleep(50)
      await finish(players, playing, result)
      result.outages.push(...players.flatMap((player) => player.outages))
    }
  })
  while (result.kills < earlier.kills + kills) {
    await sleep(FIRST_KILL + roll() * KILLS_WITHIN)
    const server = servers[Math.floor(roll() * servers.length)]
    await server.end("SIGKILL")
    result.kills++
    await server.start()
    report(`${result.kills} kills, ${result.games} games compared, ${result.answers} answers`)
  }
  isEnding = true
  await Promise.all(seats)
  return result
}

/** Milliseconds that a server is left alone at least, and within which it is killed then. */
const FIRST_KILL = 300
const KILLS_WITHIN = 2500

async function playersAt(urls: readonly string[], seed: number): Promise<PersistentPlayer[]> {
  for (;;) {
    try {
      const [ana, luc] = [await Visitor.named(urls[0], "Ana"), await Visitor.named(urls[0], "Luc")]
      const id = await ana.makeTable({ listed: false })
      const clients = [await ana.connect(id), await luc.connect(id)]
      await clients[0].sit(0)
      await clients[1].sit(1, "burn")
      return [ana, luc].map(
        (one, seat) => new PersistentPlayer(one, id, urls, dice(2 * seed + seat), clients[seat]),
      )
    } catch {
      await sleep(100)
    }
  }
}

/** The game ends by a concession, and its log is compared with what the players know. */
async function finish(
  players: readonly PersistentPlayer[],
  playing: Promise<void>[],
  result: KillResult,
): Promise<void> {
  const [first] = players
  while (players.every(({ client }) => client.room?.state !== "over")) {
    if (first.client.closed === null) first.client.send({ request: "concede" })
    await sleep(100)
  }
  for (const player of players) player.isDone = true
  for (const player of players) player.client.wake()
  await Promise.all(playing)
  const replay = await replayOf(first)
  for (const [seat, player] of players.entries()) {
    const log = replay.entries.flatMap((entry) =>
      entry.e === "move" && "a" in entry.m && entry.m.asked && entry.m.by === seat ? [entry.m.a] : [],
    )
    const fault = faultIn(log, player.given)
    if (fault !== null) result.faults.push(`${replay.id}, seat ${seat}: ${fault}`)
    result.answers += log.length
    player.client.close()
  }
  result.games++
}

async function replayOf({ client }: PersistentPlayer): Promise<Replay> {
  const url = client.socket.url.replace(/^ws/, "http").replace(/socket$/, "replay")
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return (await response.json()) as Replay
    await sleep(100)
  }
}
