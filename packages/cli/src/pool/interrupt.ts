/** What asks a process to end, and the exit code of one that did. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** Listens for Ctrl-C and its like: the first aborts the signal, so that what was done can be told; the next ends the process as usual. */
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
