import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { openSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

export interface ProcessOptions {
  env?: NodeJS.ProcessEnv
  nodeOptions?: readonly string[]
  /** A file to append the server's log lines to. */
  log?: string
}

/** A server in its own process, which can be killed at any moment. */
export class ServerProcess {
  readonly url: string
  readonly #port: number
  readonly #program: string
  readonly #env: NodeJS.ProcessEnv
  readonly #nodeOptions: readonly string[]
  readonly #options: readonly string[]
  readonly #log: number | "ignore"
  #child: ChildProcess | null = null

  constructor(
    program: string,
    port: number,
    options: readonly string[],
    { env = {}, nodeOptions = [], log }: ProcessOptions = {},
  ) {
    this.#program = program
    this.#port = port
    this.#options = options
    this.#env = env
    this.#nodeOptions = nodeOptions
    this.#log = log === undefined ? "ignore" : openSync(log, "a")
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
      { stdio: ["ignore", this.#log, "inherit"], env: { ...process.env, ...this.#env } },
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
