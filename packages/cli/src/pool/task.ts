/**
 * Work for worker threads. The thread finds the task by `name` (`worker.ts`). It calls `prepare` once with the shared context, then
 * the returned function once per input. Contexts, inputs and outputs are copied between threads: plain data only.
 */
export interface Task<Context, Input, Output> {
  readonly name: string
  readonly prepare: (context: Context) => Work<Input, Output> | Promise<Work<Input, Output>>
}

export type Work<Input, Output> = (input: Input) => Output | Promise<Output>

/** A thread's reply to an input. */
export type Reply<Output> = { output: Output } | Thrown

/** A task's error in one line, with its trace unless it is a coded error. */
export interface Thrown {
  thrown: string
  trace?: string | undefined
}

/** Data given to each thread of a pool at its start. */
export interface Assignment {
  readonly task: string
  readonly context: unknown
}
