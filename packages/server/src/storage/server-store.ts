import { eq, sql } from "drizzle-orm"
import type { Database } from "./database.ts"
import { servers } from "./schema.ts"

/** Milliseconds after which a process that says nothing has lost its tables. */
export const LEASE = 2000
/** Milliseconds between two signs of life. */
export const HEARTBEAT = 500
/** Seconds after which the row of a process that has ended is removed. */
const FORGOTTEN = 3600

/** Signs of life of the processes that share a database. */
export class ServerStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** The process lives, and will for the length of a lease. */
  async beat(id: string, address: string): Promise<void> {
    const until = sql`now() + make_interval(secs => ${LEASE / 1000})`
    await this.#db
      .insert(servers)
      .values({ id, address, aliveUntil: until })
      .onConflictDoUpdate({ target: servers.id, set: { address, aliveUntil: until } })
    await this.#db.execute(
      sql`DELETE FROM servers WHERE alive_until < now() - make_interval(secs => ${FORGOTTEN})`,
    )
  }

  /** The process ends: its tables are free at once. */
  async leave(id: string): Promise<void> {
    await this.#db.delete(servers).where(eq(servers.id, id))
  }
}
