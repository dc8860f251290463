import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, openSync, readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

export interface ProcessOptions {
  env?: NodeJS.ProcessEnv
  nodeOptions?: readonly string[]
  /** A file to append the server's log lines to. */
  log?: string
}

const LONGEST_START = 180_000

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

  /** Starts it, and resolves once it responds. Rejects if it ends, or says nothing for minutes. */
  async start(): Promise<void> {
    const { url } = this
    const tooLong = performance.now() + LONGEST_START
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
      if (performance.now() > tooLong) throw new Error("the server does not start")
      await sleep(20)
    }
  }

  /** Seconds of processor time it has used, from when it began; 0 where the system doesn't tell (only Linux does). */
  get processor(): number {
    const file = `/proc/${this.#child?.pid}/stat`
    if (!existsSync(file)) return 0
    // Behind the program's name in parentheses, the twelfth and thirteenth are in hundredths of a second, its own and the system's.
    const [own, system] = readFileSync(file, "utf8").split(") ")[1].split(" ").slice(11, 13)
    return (Number(own) + Number(system)) / 100
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
