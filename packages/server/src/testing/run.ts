import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NO_LIMITS } from "../net/address-limits.ts"
import { type ServeOptions, type Serving, serve } from "../serve.ts"

/** A server of tables in a folder of its own, which can be stopped and begun anew. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), "apnap-server-"))
  serving: Serving
  readonly #options: Partial<ServeOptions>

  private constructor(serving: Serving, options: Partial<ServeOptions>) {
    this.serving = serving
    this.#options = options
  }

  static async start(options: Partial<ServeOptions> = {}): Promise<TestServer> {
    const server = new TestServer(undefined as unknown as Serving, options)
    server.serving = await server.#serve()
    return server
  }

  get url(): string {
    return this.serving.url
  }

  #serve(): Promise<Serving> {
    return serve({
      data: { folder: join(this.folder, "data") },
      port: 0,
      version: "test",
      limits: NO_LIMITS,
      ...this.#options,
    })
  }

  async restart(): Promise<void> {
    await this.serving.close()
    this.serving = await this.#serve()
  }

  async stop(): Promise<void> {
    await this.serving.close()
    rmSync(this.folder, { recursive: true })
  }
}
