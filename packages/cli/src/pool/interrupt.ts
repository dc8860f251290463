/** Signals that ask a process to end, with their exit codes. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** Handles Ctrl-C and the like: the first aborts the signal, so that partial results can be reported; the next kills the process. */
export class Interrupt {
  readonly #controller = new AbortController()
  readonly #listener = (signal: keyof typeof SIGNALS) => {
    process.stderr.write("interrupted: what was done until now is kept\n")
    process.exitCode = SIGNALS[signal]
    this.stop()
    this.#controller.abort()
  }

  listen(): void {
    for (const signal of names()) process.on(signal, this.#listener)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  stop(): void {
    for (const signal of names()) process.removeListener(signal, this.#listener)
  }
}

function names(): (keyof typeof SIGNALS)[] {
  return ["SIGINT", "SIGTERM"]
}
