import { once } from "node:events"
import { WebSocket } from "ws"
import { z } from "zod"

/** Bytes of a process's heap and buffers after garbage collection, and of its resident memory. */
export interface Memory {
  live: number
  resident: number
}

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1)
const reply = z.object({ id: z.number().optional(), result: z.unknown().optional() })
const evaluated = z.object({ result: z.object({ value: z.string() }) })
const memoryUsage = z.object({ heapUsed: z.number(), external: z.number(), rss: z.number() })
const cpuUsage = z.object({ user: z.number(), system: z.number() })

/** The inspector of another Node process (`--inspect`), which measures it without instrumenting its code. */
export class Inspector {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (result: unknown) => void>()
  #asked = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on("message", (data) => {
      const { id, result } = reply.parse(JSON.parse(data.toString()))
      if (id === undefined) return
      this.#waiting.get(id)?.(result)
      this.#waiting.delete(id)
    })
  }

  static async at(port: number): Promise<Inspector> {
    const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json/list`)).json())
    const socket = new WebSocket(target.webSocketDebuggerUrl, { perMessageDeflate: false })
    await once(socket, "open")
    return new Inspector(socket)
  }

  /** Collects garbage first, which holds up everything else. */
  async memory(): Promise<Memory> {
    await this.#call("HeapProfiler.collectGarbage")
    const { heapUsed, external, rss } = memoryUsage.parse(await this.#read("process.memoryUsage()"))
    return { live: heapUsed + external, resident: rss }
  }

  /** Seconds of CPU time used so far. */
  async processor(): Promise<number> {
    const { user, system } = cpuUsage.parse(await this.#read("process.cpuUsage()"))
    return (user + system) / 1_000_000
  }

  async #read(expression: string): Promise<unknown> {
    const call = this.#call("Runtime.evaluate", { expression: `JSON.stringify(${expression})` })
    const { result } = evaluated.parse(await call)
    return JSON.parse(result.value)
  }

  async startProfile(): Promise<void> {
    await this.#call("Profiler.enable")
    await this.#call("Profiler.start")
  }

  /** The profile in `.cpuprofile` format. */
  async stopProfile(): Promise<unknown> {
    return z.object({ profile: z.unknown() }).parse(await this.#call("Profiler.stop")).profile
  }

  close(): void {
    this.#socket.terminate()
  }

  #call(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#asked
    this.#socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve) => this.#waiting.set(id, resolve))
  }
}
