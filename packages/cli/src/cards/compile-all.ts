import { setFlagsFromString } from "node:v8"
import type { FileCard } from "@apnap/cards"
import { runPool } from "../pool/pool.ts"
import { readWorkers, type WorkersOption } from "../pool/workers.ts"
import { compileTask, type Made, make } from "./compile-task.ts"

/** Cards per batch. With at least this many, starting threads pays off. */
const BATCH = 32

/**
 * Compiles cards and reports each result: few in this thread, many on worker threads. Returns whether all were compiled: false after
 * an interruption.
 */
export async function compileAll(
  cards: AsyncIterable<FileCard>,
  options: WorkersOption,
  done: (card: FileCard, made: Made) => void,
): Promise<boolean> {
  const batches = batchesOf(cards)
  const first = await batches.next()
  if (first.done) return true
  if (first.value.length < BATCH) {
    for (const card of first.value) done(card, make(card.card))
    return true
  }
  return share(followedBy(first.value, batches), readWorkers(options), done)
}

async function* batchesOf(cards: AsyncIterable<FileCard>): AsyncGenerator<FileCard[]> {
  let batch: FileCard[] = []
  for await (const card of cards) {
    batch.push(card)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function* followedBy<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first
  yield* rest
}

/**
 * The grammar is many functions that see data of many shapes: V8 optimizes them early and large, and again at each new shape.
 * Optimizing later and smaller takes a third of that time, and a fifth off the total.
 */
const OPTIMIZING = ["--interrupt-budget=200000", "--max-inlined-bytecode-size-cumulative=200"]

/** Compiles cards on worker threads. */
async function share(
  batches: AsyncIterable<FileCard[]>,
  workers: number,
  done: (card: FileCard, made: Made) => void,
): Promise<boolean> {
  // V8 flags apply to all threads of the process.
  for (const flag of OPTIMIZING) setFlagsFromString(flag)
  const size = (batch: readonly FileCard[]) => batch.length
  const run = runPool(compileTask, null, batches, { workers, unit: "cards", size })
  for await (const { input, output } of run) for (const [i, made] of output.entries()) done(input[i], made)
  return !run.interrupted
}
