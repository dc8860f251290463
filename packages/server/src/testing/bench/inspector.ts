import { once } from "node:events"
import { WebSocket } from "ws"
import { z } from "zod"

/** A process's usage so far: seconds of CPU time; bytes of heap and buffers after garbage collection, and of resident memory. */
export interface Usage {
  processor: number
  live: number
  resident: number
}

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1)
const reply = z.object({ id: z.number().optional(), result: z.unknown().optional() })
const evaluated = z.object({ result: z.object({ value: z.string() }) })
const usage = z.object({
  memory: z.object({ heapUsed: z.number(), external: z.number(), rss: z.number() }),
  processor: z.object({ user: z.number(), system: z.number() }),
})
const USAGE = "JSON.stringify({ memory: process.memoryUsage(), processor: process.cpuUsage() })"

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

  /** Collects garbage first; that time is charged to the process. */
  async usage(): Promise<Usage> {
    await this.#call("HeapProfiler.collectGarbage")
    const { result } = evaluated.parse(await this.#call("Runtime.evaluate", { expression: USAGE }))
    const { memory, processor } = usage.parse(JSON.parse(result.value))
    return {
      processor: (processor.user + processor.system) / 1_000_000,
      live: memory.heapUsed + memory.external,
      resident: memory.rss,
    }
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
