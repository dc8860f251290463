import { Piscina } from "piscina"
import { Inbox } from "./inbox.ts"
import { Interrupt } from "./interrupt.ts"
import { Progress } from "./progress.ts"
import type { Assignment, Reply, Task, Thrown } from "./task.ts"
import { processorTime, timeLimit } from "./time-limit.ts"

/** How a task's inputs are processed. */
export interface PoolOptions<Input, Output> {
  /** Worker threads. */
  workers: number
  /** For the progress bar: the unit, the total if known, and the units per input (default 1). */
  unit: string
  total?: number
  size?: (input: Input) => number
  /** Milliseconds of processor time per input. A thread that takes longer is terminated, which counts as a crash. */
  patience?: number
  /** Aborting it ends the run, like Ctrl-C. */
  signal?: AbortSignal
  /** The result for an input whose thread died. Without it, the death ends the run. */
  dead?: (input: Input) => Output
}

/** The result of the `index`-th input. */
export interface Done<Input, Output> {
  index: number
  input: Input
  output: Output
}

type Threads<Input, Output> = Piscina<Input, Reply<Output>>

/** In a bundle it is beside the program. */
const WORKER = new URL("worker.js", import.meta.url)

/** A thread's young generation in megabytes: with the default 48, collecting short-lived objects costs a tenth more. */
const YOUNG_GENERATION = 192

/** A running task. Iterating does the work; afterwards `interrupted` tells whether Ctrl-C ended it early. */
export interface PoolRun<Input, Output> extends AsyncIterable<Done<Input, Output>> {
  readonly interrupted: boolean
}

/**
 * Runs a task for each input on worker threads and yields the results in order of completion. Ctrl-C ends it early: unfinished work
 * is dropped and the exit code set. Throws whatever the task throws.
 */
export function runPool<Context, Input, Output>(
  task: Task<Context, Input, Output>,
  context: Context,
  inputs: Iterable<Input> | AsyncIterable<Input>,
  options: PoolOptions<Input, Output>,
): PoolRun<Input, Output> {
  const interrupt = new Interrupt()
  const signal = options.signal ?? interrupt.signal
  return {
    get interrupted() {
      return signal.aborted
    },
    async *[Symbol.asyncIterator]() {
      if (options.signal === undefined) interrupt.listen()
      try {
        yield* run({ task: task.name, context }, inputs, options, signal)
      } finally {
        interrupt.stop()
      }
    },
  }
}

async function* run<Input, Output>(
  assignment: Assignment,
  inputs: Iterable<Input> | AsyncIterable<Input>,
  options: PoolOptions<Input, Output>,
  interrupted: AbortSignal,
): AsyncGenerator<Done<Input, Output>> {
  const pool: Threads<Input, Output> = new Piscina({
    filename: WORKER.href,
    minThreads: options.workers,
    maxThreads: options.workers,
    workerData: assignment,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
  })
  const progress = new Progress(options.unit, options.total)
  try {
    for await (const done of results(pool, inputs, options, interrupted)) {
      progress.add(options.size?.(done.input) ?? 1)
      yield done
    }
  } finally {
    progress.stop()
    await pool.destroy()
  }
}

/** Keeps every thread busy, with no more inputs waiting than needed: reading ahead would fill the memory. */
async function* results<Input, Output>(
  pool: Threads<Input, Output>,
  inputs: Iterable<Input> | AsyncIterable<Input>,
  { workers, patience, dead }: PoolOptions<Input, Output>,
  interrupted: AbortSignal,
): AsyncGenerator<Done<Input, Output>> {
  // An input's time limit starts when it is handed over, so with a limit none may wait.
  const most = patience === undefined ? 2 * workers : workers
  const source = read(inputs)
  const inbox = new Inbox<IteratorResult<Input> | Done<Input, Output>>(interrupted)
  let index = 0
  let atWork = 0
  let reading = false
  let ended = false
  for (;;) {
    // The next input may depend on results, so both are awaited together.
    if (!reading && !ended && atWork < most) {
      inbox.await(source.next())
      reading = true
    }
    if (!reading && atWork === 0) return
    const news = await inbox.next()
    if (news === null) return
    if ("output" in news) {
      atWork--
      yield news
      continue
    }
    reading = false
    ended = news.done === true
    if (news.done) continue
    atWork++
    inbox.await(numbered(index++, news.value, work(pool, news.value, { workers, patience, dead })))
  }
}

async function* read<T>(inputs: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* inputs
}

async function numbered<Input, Output>(
  index: number,
  input: Input,
  output: Promise<Output>,
): Promise<Done<Input, Output>> {
  return { index, input, output: await output }
}

async function work<Input, Output>(
  pool: Threads<Input, Output>,
  input: Input,
  { workers, patience, dead }: Pick<PoolOptions<Input, Output>, "workers" | "patience" | "dead">,
): Promise<Output> {
  const limit = patience === undefined ? null : timeLimit(patience, () => processorTime(workers))
  const reply = await pool
    .run(input, { signal: limit?.signal ?? null })
    .catch((error: unknown) => {
      // A throwing task still replies; only a dead thread rejects.
      if (dead === undefined) throw error
      return { output: dead(input) }
    })
    .finally(() => limit?.clear())
  if ("output" in reply) return reply.output
  throw thrownIn(reply)
}

/** Rebuilds an error thrown by a task. */
function thrownIn({ thrown, trace }: Thrown): Error {
  const error = new Error(thrown)
  if (trace !== undefined) error.stack = trace
  return error
}
