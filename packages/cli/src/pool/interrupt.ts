/** The exit code of a command that a Ctrl-C ended. */
const INTERRUPTED = 130

/** Listens for Ctrl-C: the first aborts the signal, so that what was done can be told; the next ends the process as usual. */
export class Interrupt {
  readonly #controller = new AbortController()
  readonly #listener = () => {
    process.stderr.write("interrupted: what was done until now follows\n")
    process.exitCode = INTERRUPTED
    this.#controller.abort()
  }

  listen(): void {
    process.once("SIGINT", this.#listener)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  stop(): void {
    process.removeListener("SIGINT", this.#listener)
  }
}
