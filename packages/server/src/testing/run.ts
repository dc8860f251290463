import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { NO_LIMITS } from "../net/address-limits.ts"
import { type ServeOptions, type Serving, serve } from "../serve.ts"
import { type Database, openDatabase } from "../storage/database.ts"
import { snapshots } from "../storage/schema.ts"

/** A server of tables with its own folder, which can be restarted. */
export class TestServer {
  readonly folder: string
  serving: Serving
  readonly #options: Partial<ServeOptions>

  private constructor(folder: string, serving: Serving, options: Partial<ServeOptions>) {
    this.folder = folder
    this.serving = serving
    this.#options = options
  }

  static async start(options: Partial<ServeOptions> = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), "apnap-server-"))
    return new TestServer(folder, await serveIn(folder, options), options)
  }

  get url(): string {
    return this.serving.url
  }

  /** Stops and restarts it, with `options` overriding the original ones. */
  async restart(options: Partial<ServeOptions> = {}): Promise<void> {
    await this.serving.close()
    this.serving = await serveIn(this.folder, { ...this.#options, ...options })
  }

  /** Restarts it with the table as a killed process leaves it: without the snapshot written on shutdown. */
  restartAfterCrash(
    options: Partial<ServeOptions>,
    change = async (_db: Database): Promise<void> => {},
  ): Promise<void> {
    return this.restartWith(async (db) => {
      await db.delete(snapshots)
      await change(db)
    }, options)
  }

  /** Stops it, changes its database, and restarts it. */
  async restartWith(
    change: (db: Database) => Promise<void>,
    options: Partial<ServeOptions> = {},
  ): Promise<void> {
    await this.serving.close()
    const { db, close } = await openDatabase(dataIn(this.folder))
    await change(db)
    await close()
    this.serving = await serveIn(this.folder, { ...this.#options, ...options })
  }

  async stop(): Promise<void> {
    await this.serving.close()
    rmSync(this.folder, { recursive: true })
  }
}

const dataIn = (folder: string) => ({ folder: join(folder, "data") })

function serveIn(folder: string, options: Partial<ServeOptions>): Promise<Serving> {
  return serve({
    data: dataIn(folder),
    port: 0,
    version: "test",
    limits: NO_LIMITS,
    ...options,
  })
}
