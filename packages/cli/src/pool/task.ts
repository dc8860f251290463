/**
 * Work that worker threads do. `name` leads the thread to the task (`worker.ts`). A thread calls `prepare` once, with what all inputs have in common, and
 * then what that returned once for each input. Contexts, inputs and outputs are copied from thread to thread: plain data only.
 */
export interface Task<Context, Input, Output> {
  readonly name: string
  readonly prepare: (context: Context) => Work<Input, Output> | Promise<Work<Input, Output>>
}

export type Work<Input, Output> = (input: Input) => Output | Promise<Output>

/** What a thread says of an input. */
export type Reply<Output> = { output: Output } | Thrown

/** What a task threw, in a line; with its trace where that is no coded error. */
export interface Thrown {
  thrown: string
  trace?: string | undefined
}

/** What each thread of a pool is given when it starts. */
export interface Assignment {
  readonly task: string
  readonly context: unknown
}
