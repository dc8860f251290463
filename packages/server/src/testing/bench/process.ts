import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as sleep } from "node:timers/promises"

/** A server in its own process, which can be killed at any moment. */
export class ServerProcess {
  readonly url: string
  readonly #port: number
  readonly #program: string
  readonly #env: NodeJS.ProcessEnv
  readonly #nodeOptions: readonly string[]
  readonly #options: readonly string[]
  #child: ChildProcess | null = null

  constructor(
    program: string,
    port: number,
    options: readonly string[],
    env: NodeJS.ProcessEnv = {},
    nodeOptions: readonly string[] = [],
  ) {
    this.#program = program
    this.#port = port
    this.#options = options
    this.#env = env
    this.#nodeOptions = nodeOptions
    this.url = `http://localhost:${port}/`
  }

  /** Starts it, and resolves once it responds. */
  async start(): Promise<void> {
    const { url } = this
    this.#child = spawn(
      process.execPath,
      [
        ...[...this.#nodeOptions, this.#program, "serve", "--port", `${this.#port}`],
        ...["--address", url.slice(0, -1), ...this.#options],
      ],
      { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, ...this.#env } },
    )
    while (
      !(await fetch(new URL("ready", url))
        .then(({ ok }) => ok)
        .catch(() => false))
    ) {
      if (this.#child.exitCode !== null) throw new Error(`the server ended with ${this.#child.exitCode}`)
      await sleep(20)
    }
  }

  /** Sends a signal without waiting for its effect. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal)
  }

  /** Ends it by a signal, and resolves once it has exited. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, "exit")
    child.kill(signal)
    await ended
  }
}
