import { eq, sql } from "drizzle-orm"
import type { OpenDatabase } from "./database.ts"
import { LifeLine } from "./life-line.ts"
import { servers } from "./schema.ts"

/** Milliseconds after which a silent process loses its tables. */
export const LEASE = 2000
/** Milliseconds between two heartbeats. */
export const HEARTBEAT = 500
/** Seconds after which the row of a dead process is removed. */
const FORGOTTEN = 3600

/** Heartbeats of the processes that share a database. */
export class ServerStore {
  readonly #db: OpenDatabase["db"]
  readonly #lifeLine: LifeLine
  #beat: Promise<void> | null = null

  constructor(database: Pick<OpenDatabase, "db" | "dedicate">) {
    this.#db = database.db
    this.#lifeLine = new LifeLine(database)
  }

  /** Renews the process's lease. If the last renewal is still under way, waits for it: a connection does one thing at a time. */
  beat(id: string, address: string): Promise<void> {
    this.#beat ??= this.#renew(id, address).finally(() => {
      this.#beat = null
    })
    return this.#beat
  }

  async #renew(id: string, address: string): Promise<void> {
    const until = sql`now() + make_interval(secs => ${LEASE / 1000})`
    await this.#lifeLine.use((db, lifeLine) =>
      db
        .insert(servers)
        .values({ id, address, lifeLine, aliveUntil: until })
        .onConflictDoUpdate({ target: servers.id, set: { address, lifeLine, aliveUntil: until } }),
    )
    await this.#db.execute(
      sql`DELETE FROM servers WHERE alive_until < now() - make_interval(secs => ${FORGOTTEN})`,
    )
  }

  /** Removes an ending process, which frees its tables at once. */
  async leave(id: string): Promise<void> {
    // A renewal under way could put the row back.
    await this.#beat?.catch(() => {})
    try {
      await this.#db.delete(servers).where(eq(servers.id, id))
    } finally {
      await this.#lifeLine.close()
    }
  }
}
