import { Piscina } from "piscina"
import { Inbox } from "./inbox.ts"
import { Interrupt } from "./interrupt.ts"
import { Progress } from "./progress.ts"
import type { Assignment, Reply, Task, Thrown } from "./task.ts"

/** How a task's inputs are worked through. */
export interface PoolOptions<Input, Output> {
  /** Worker threads. */
  workers: number
  /** For the progress bar: what is counted, how many there are if that is known, and how many an input is (default 1). */
  unit: string
  total?: number
  size?: (input: Input) => number
  /** Milliseconds for one input. A thread that takes longer is ended, which counts as its death. */
  patience?: number
  /** Ends the run when it is aborted, in the place of a Ctrl-C. */
  signal?: AbortSignal
  /** What an input comes to whose thread died. Without it the death ends the run. */
  dead?: (input: Input) => Output
}

/** What became of an input, which was the `index`-th. */
export interface Done<Input, Output> {
  index: number
  input: Input
  output: Output
}

type Threads<Input, Output> = Piscina<Input, Reply<Output>>

/** Stands beside the program in its bundle. */
const WORKER = new URL("worker.js", import.meta.url)

/** Megabytes of the space for young objects in a thread: what is made and thrown away again is a tenth dearer to collect in the usual 48. */
const YOUNG_GENERATION = 192

/** A task's inputs at work. Iterating does the work; afterwards `interrupted` says whether a Ctrl-C ended it early. */
export interface PoolRun<Input, Output> extends AsyncIterable<Done<Input, Output>> {
  readonly interrupted: boolean
}

/**
 * Does a task for each of the inputs on worker threads and gives what comes of them in the order of completion. Ends early after a Ctrl-C: work that is not done
 * by then is dropped, and the exit code set. Throws what the task throws.
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

/** Keeps every thread at work, and no more inputs waiting than these need: reading ahead would fill the memory. */
async function* results<Input, Output>(
  pool: Threads<Input, Output>,
  inputs: Iterable<Input> | AsyncIterable<Input>,
  { workers, patience, dead }: PoolOptions<Input, Output>,
  interrupted: AbortSignal,
): AsyncGenerator<Done<Input, Output>> {
  // An input's time runs from when it is handed over, so none may wait where time is limited.
  const most = patience === undefined ? 2 * workers : workers
  const source = read(inputs)
  const inbox = new Inbox<IteratorResult<Input> | Done<Input, Output>>(interrupted)
  let index = 0
  let atWork = 0
  let reading = false
  let ended = false
  for (;;) {
    // What comes next may depend on results, so it is waited for together with these.
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
    inbox.await(numbered(index++, news.value, work(pool, news.value, patience, dead)))
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
  patience: number | undefined,
  dead: ((input: Input) => Output) | undefined,
): Promise<Output> {
  const signal = patience === undefined ? null : AbortSignal.timeout(patience)
  const reply = await pool.run(input, { signal }).catch((error: unknown) => {
    // A task that throws replies; only a thread that ends rejects.
    if (dead === undefined) throw error
    return { output: dead(input) }
  })
  if ("output" in reply) return reply.output
  throw thrownIn(reply)
}

/** What a task threw, as the same error here. */
function thrownIn({ thrown, trace }: Thrown): Error {
  const error = new Error(thrown)
  if (trace !== undefined) error.stack = trace
  return error
}
