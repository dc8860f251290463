import { setTimeout as sleep } from "node:timers/promises"
import { Client, Visitor } from "../client.ts"
import { Pair } from "../pair.ts"
import type { PersistentPlayer } from "./persistent-player.ts"
import type { ServerProcess } from "./process.ts"
import { quantile } from "./quantile.ts"

export interface LoadResult {
  tables: number
  answersPerSecond: number
  /** Milliseconds from an answer until its player sees what came of it. */
  p50: number
  p99: number
  /** Milliseconds of the server's processor time for each answer. */
  processorPerAnswer: number
  /** Bytes on the wire for each answer, to both seats, and letters of JSON before they are compressed. */
  bytesPerAnswer: number
  lettersPerAnswer: number
  /** Kilobytes of the server's memory that came with each table, all that the program itself took meanwhile included; and since half of the time. */
  memoryPerTable: number
  growthPerTable: number
  refusals: Readonly<Record<string, number>>
}

/** Lets pairs of players answer at random at so many tables for so many seconds, `pause` milliseconds between two answers. */
export async function underLoad(
  server: ServerProcess,
  tables: number,
  seconds: number,
  pause: number,
  hostile: boolean,
): Promise<LoadResult> {
  const empty = await measured(server)
  const players: PersistentPlayer[] = []
  for (let i = 0; i < tables; i++) players.push(...(await Pair.at([server.url], i)).players)
  const full = await measured(server)
  const stop = hostile ? attack(server.url, players[0]) : () => {}
  const before = heardBy(players)
  const playing = players.map((player) => player.play(pause))
  await sleep(seconds * 500)
  const halfway = await measured(server)
  await sleep(seconds * 500)
  for (const player of players) player.end()
  await Promise.all(playing)
  stop()
  const after = await measured(server)
  const latencies = players.flatMap((player) => player.latencies)
  const heard = heardBy(players)
  for (const player of players) player.client.close()
  return {
    tables,
    answersPerSecond: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    processorPerAnswer: (1000 * (after.processor - full.processor)) / latencies.length,
    bytesPerAnswer: (heard.bytes - before.bytes) / latencies.length,
    lettersPerAnswer: (heard.letters - before.letters) / latencies.length,
    memoryPerTable: (after.memory - empty.memory) / 1024 / tables,
    growthPerTable: (after.memory - halfway.memory) / 1024 / tables,
    refusals: sumOf(players.map((player) => player.refusals)),
  }
}

/** How often each was refused, all together. */
function sumOf(counts: readonly ReadonlyMap<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const [code, count] of counts.flatMap((one) => [...one])) sum[code] = (sum[code] ?? 0) + count
  return sum
}

function heardBy(players: readonly PersistentPlayer[]): { bytes: number; letters: number } {
  const sum = { bytes: 0, letters: 0 }
  for (const { client } of players) {
    sum.bytes += client.bytes
    sum.letters += client.letters
  }
  return sum
}

/** Somebody at another's table who sends as much as they can, and comes back as often as they are cut off. */
function attack(url: string, { client }: PersistentPlayer): () => void {
  let isOver = false
  const id = client.room?.id ?? ""
  const run = async () => {
    const eve = await Visitor.named(url, "Eve")
    while (!isOver) {
      const connected = await Client.connect(eve, id).catch(() => null)
      if (connected === null) await sleep(20)
      else if (Math.random() < 0.1) connected.socket.send("x".repeat(10 * 1024 * 1024))
      for (let i = 0; i < 10_000 && connected?.closed === null && !isOver; i++) {
        connected.send({ request: "explain", about: { why: "object", id: 1 } })
        if (i % 100 === 0) await sleep(1)
      }
      connected?.socket.terminate()
    }
  }
  void run()
  return () => {
    isOver = true
  }
}

/** Seconds of processor time and bytes of memory of a server so far. */
async function measured({ url }: ServerProcess): Promise<{ processor: number; memory: number }> {
  const text = await (await fetch(new URL("metrics", url))).text()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN)
  return { processor: value("process_cpu_seconds_total"), memory: value("process_resident_memory_bytes") }
}
