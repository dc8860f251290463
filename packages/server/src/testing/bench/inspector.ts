import { once } from "node:events"
import { WebSocket } from "ws"
import { z } from "zod"

/** What a process has taken so far: seconds of processor time; bytes of its heap with the buffers beside it once garbage is collected, and of memory in all. */
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

/** The inspector of another Node process (`--inspect`), by which it is measured without any code of its own for that. */
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

  /** Garbage is collected first; that time counts as the process's own. */
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

  /** The profile as a `.cpuprofile` file has it. */
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
